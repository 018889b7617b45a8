//! Tables over nine bits that the band solver looks up.

/// Nine bits seen as a 3 × 3 matrix, bit `3 i + j` for row `i`, column `j`. The entries that belong to at least one
/// of the six permutation matrices contained in it: what remains possible when each row and each column of the
/// matrix must be used exactly once. 0 if no permutation fits.
pub(super) const PERMUTABLE: [u16; 512] = {
    // The six permutations of three columns, as matrices.
    let permutations: [u16; 6] =
        [0b100_010_001, 0b010_100_001, 0b100_001_010, 0b001_100_010, 0b010_001_100, 0b001_010_100];
    let mut table = [0; 512];
    let mut matrix = 0;
    while matrix < 512 {
        let mut i = 0;
        while i < 6 {
            if permutations[i] & !(matrix as u16) == 0 {
                table[matrix] |= permutations[i];
            }
            i += 1;
        }
        matrix += 1;
    }
    table
};

/// [`PERMUTABLE`] of a band's nine minirows, each widened to its three cells: a mask of the band's 27 cells.
pub(super) const MINIROWS: [u32; 512] = {
    let mut table = [0; 512];
    let mut minirows = 0;
    while minirows < 512 {
        let mut bit = 0;
        while bit < 9 {
            if PERMUTABLE[minirows] >> bit & 1 == 1 {
                table[minirows] |= 0b111 << (3 * bit);
            }
            bit += 1;
        }
        minirows += 1;
    }
    table
};

/// For the nine bits of a row: bits 0–2 say which of its minirows are occupied, bit 3 whether the row has exactly
/// one bit.
pub(super) const ROW: [u8; 512] = {
    let mut table = [0; 512];
    let mut row = 0usize;
    while row < 512 {
        let mut j = 0;
        while j < 3 {
            if row >> (3 * j) & 7 != 0 {
                table[row] |= 1 << j;
            }
            j += 1;
        }
        if row.count_ones() == 1 {
            table[row] |= 8;
        }
        row += 1;
    }
    table
};

/// The peers of each cell, as three bands of 27 bits. The cell itself is not among them.
pub(super) const PEERS: [[u32; 3]; 81] = {
    let mut table = [[0; 3]; 81];
    let mut a = 0;
    while a < 81 {
        let mut b = 0;
        while b < 81 {
            let same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
            if a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_box) {
                table[a][b / 27] |= 1 << (b % 27);
            }
            b += 1;
        }
        a += 1;
    }
    table
};
