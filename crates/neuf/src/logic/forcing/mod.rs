//! Forcing chains and nets: what follows from a candidate, or from its absence, and what that proves.
//!
//! ```text
//!  cell, house     whatever the cell holds (wherever the digit goes), X follows           X is right
//!  verity          X follows from a candidate and from its absence                        X is right
//!  contradiction   X and its opposite follow from an assumption                           the assumption is wrong
//! ```
//!
//! In a chain each inference rests upon one before; in a net it may rest upon several, as singles do that appear when
//! candidates have gone. All are proofs: no branch is left out, and each link names what it follows from.

mod claims;
mod nested;
mod net;

pub(crate) use claims::find;
