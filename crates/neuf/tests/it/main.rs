//! Tests of the library from outside, one module a room.

mod generate;
mod solve;
