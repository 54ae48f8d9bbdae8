//! A guest at a table.

use crate::{ClientError, Connect, Guest, MessageEffect, Model, Socket, Tcp};
use protocol::{
    CommandId, InviteKey, Message, Reason, Request, Snapshot, TableId, TableRequest, Update, VERSION,
};

/// How a guest comes to a table.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The key of an invite link.
    pub invite: Option<InviteKey>,
    /// The last number that the guest claims to have seen.
    pub since: Option<u64>,
    /// Whether the server is to list the legal actions.
    pub legal: bool,
    /// Which page the WebSocket is opened from.
    pub origin: Option<String>,
}

/// A guest at a table, over one WebSocket.
pub struct Attendance<C: Connect = Tcp> {
    guest: Guest<C>,
    table: TableId,
    options: Options,
    socket: Socket<C::Stream>,
    model: Model,
}

impl<C: Connect> Attendance<C> {
    /// Comes to a table, and waits until the server has told something of it.
    pub async fn join(guest: &Guest<C>, table: &TableId, options: Options) -> Result<Self, ClientError> {
        let socket = Socket::open(guest, options.origin.as_deref()).await?;
        let (guest, table, model) = (guest.clone(), table.clone(), Model::default());
        let mut attendance = Self { guest, table, options, socket, model };
        attendance.enter(attendance.options.since).await?;
        Ok(attendance)
    }

    /// Comes again over a new WebSocket, as if this one were lost, with everything that is known. What came after
    /// `since` is told again, or everything if that is nothing; [`Model::since`] misses nothing.
    pub async fn again(&mut self, since: Option<u64>) -> Result<(), ClientError> {
        self.socket = Socket::open(&self.guest, self.options.origin.as_deref()).await?;
        self.enter(since).await
    }

    /// Goes on to another table over the same WebSocket, as after a rematch.
    pub async fn go_on(&mut self, table: &TableId, invite: Option<InviteKey>) -> Result<(), ClientError> {
        self.table = table.clone();
        self.options.invite = invite;
        self.model = Model::default();
        self.enter(None).await
    }

    async fn enter(&mut self, since: Option<u64>) -> Result<(), ClientError> {
        self.model.reconnected();
        let join = Request::Join {
            version: VERSION,
            table: self.table.clone(),
            invite: self.options.invite.clone(),
            since,
            legal: self.options.legal,
        };
        self.socket.say(&join).await?;
        loop {
            let message = self.receive().await?;
            match &message {
                // Something may still come of the table that the guest was at before.
                Message::View(Snapshot { table, .. }) if table.id != self.table => continue,
                Message::Update(_) | Message::Legal { .. } if since.is_none() => continue,
                Message::Refused { id: None, reason } | Message::Gone { reason } => {
                    return Err(ClientError::Refused(reason.clone()));
                }
                Message::Outdated { version } => {
                    return Err(ClientError::Protocol(format!("the server speaks version {version}")));
                }
                _ => self.take_in(&message).await?,
            }
            if matches!(message, Message::View(_) | Message::Update(_) | Message::InStep { .. }) {
                return Ok(());
            }
        }
    }

    /// Whoever is at the table.
    #[must_use]
    pub const fn guest(&self) -> &Guest<C> {
        &self.guest
    }

    /// Which table it is.
    #[must_use]
    pub const fn table(&self) -> &TableId {
        &self.table
    }

    /// What is known of the table.
    #[must_use]
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// The WebSocket itself, for whoever wants to say something that is no request.
    pub const fn socket(&mut self) -> &mut Socket<C::Stream> {
        &mut self.socket
    }

    /// Says anything.
    pub async fn say(&mut self, request: &Request) -> Result<(), ClientError> {
        self.socket.say(request).await
    }

    /// Asks something of the table, under a new name. What comes of it is told by [`Attendance::settle`].
    pub async fn ask(&mut self, request: TableRequest) -> Result<CommandId, ClientError> {
        let id = self.guest.name_request()?;
        self.ask_as(id.clone(), request).await?;
        Ok(id)
    }

    /// Asks something of the table, under this name: again, if it had the name before.
    pub async fn ask_as(&mut self, id: CommandId, request: TableRequest) -> Result<(), ClientError> {
        self.say(&Request::Do { id, request }).await
    }

    /// The next message, which is part of the model already. Where something is missing, it is asked for. Waiting may
    /// be given up at any time.
    pub async fn next(&mut self) -> Result<Message, ClientError> {
        let message = self.receive().await?;
        self.take_in(&message).await?;
        Ok(message)
    }

    async fn receive(&mut self) -> Result<Message, ClientError> {
        let text = self.socket.receive().await?;
        protocol::read(&text).map_err(|error| ClientError::Protocol(format!("{error} in the message {text}")))
    }

    async fn take_in(&mut self, message: &Message) -> Result<(), ClientError> {
        match self.model.apply(message) {
            MessageEffect::Gap { since } => self.socket.say(&Request::Sync { since }).await,
            MessageEffect::Applied | MessageEffect::Ignored | MessageEffect::Unrelated => Ok(()),
        }
    }

    /// Reads until a request is done and the model shows it; fails with [`ClientError::Refused`] if it is refused.
    pub async fn settle(&mut self, id: &CommandId) -> Result<(), ClientError> {
        // The number from which on the request is done.
        let mut done = None;
        loop {
            match self.next().await? {
                Message::View(Snapshot { id: Some(of), number, .. })
                | Message::Update(Update { id: Some(of), number, .. })
                    if of == *id =>
                {
                    done = Some(number);
                }
                Message::Done { id: of, .. } if of == *id => return Ok(()),
                Message::Refused { id: Some(of), reason } if of == *id => {
                    return Err(ClientError::Refused(reason));
                }
                Message::Gone { reason } => return Err(ClientError::Refused(reason)),
                _ => {}
            }
            if done.is_some_and(|number| self.model.number >= number) {
                return Ok(());
            }
        }
    }

    /// Asks something of the table and waits until it is done.
    pub async fn perform(&mut self, request: TableRequest) -> Result<(), ClientError> {
        let id = self.ask(request).await?;
        self.settle(&id).await
    }

    /// Makes a choice that rests on all that is known, and waits until it is done.
    pub async fn act(&mut self, action: &str) -> Result<(), ClientError> {
        let number = self.model.number;
        self.perform(TableRequest::Act { number, action: action.to_owned() }).await
    }

    /// Reads until something holds of what is known.
    pub async fn until(&mut self, mut holds: impl FnMut(&Model) -> bool) -> Result<(), ClientError> {
        while !holds(&self.model) {
            if let Message::Gone { reason } = self.next().await? {
                return Err(ClientError::Refused(reason));
            }
        }
        Ok(())
    }

    /// Asks for everything anew, and waits until it has come.
    pub async fn renew(&mut self) -> Result<(), ClientError> {
        self.say(&Request::Sync { since: None }).await?;
        loop {
            match self.next().await? {
                Message::View(_) => return Ok(()),
                Message::Gone { reason } => return Err(ClientError::Refused(reason)),
                _ => {}
            }
        }
    }

    /// Waits until the server refuses something that it could not read, or ends the attendance, and says why.
    pub async fn refusal(&mut self) -> Result<Reason, ClientError> {
        loop {
            match self.next().await? {
                Message::Refused { reason, .. } | Message::Gone { reason } => return Ok(reason),
                _ => {}
            }
        }
    }

    /// Leaves the server as one should.
    pub async fn close(self) -> Result<(), ClientError> {
        self.socket.close().await
    }
}
