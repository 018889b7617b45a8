//! Producers 21 and 23 to 30: chains.
