//! Tables, seats, sockets and HTTP.
