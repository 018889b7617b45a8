//! `neuf convert`.

use std::collections::BTreeSet;
use std::process::ExitCode;

use anyhow::Result;
use neuf::puzzle::format::{Loss, Writer};

use crate::args;
use crate::each::{Answer, each, singly};
use crate::localize;
use crate::output::{Output, format_of};
use crate::say::Voice;

pub fn run(args: &args::Convert, voice: &mut Voice) -> Result<ExitCode> {
    let Some(format) = args.to.or(format_of(args.output.output.as_deref())) else {
        return Err(voice.refusal("usage-missing", &[("command", "neuf convert".into()), ("option", "--to".into())]));
    };
    let mut output = Output::open(args.output.output.as_deref(), args.output.force, voice)?;
    let mut writer = Writer::new(format);
    let mut text = String::new();
    let mut lost: BTreeSet<Loss> = BTreeSet::new();
    let mut losers = 0_u64;
    let outcome = each(&args.input, &mut output, voice, singly(|_| ()), |output, voice, _, entry, ()| {
        text.clear();
        writer.push(&entry, &mut text);
        let losses = writer.losses(&entry);
        losers += u64::from(!losses.is_empty());
        lost.extend(losses);
        output.write(&text, voice)?;
        Ok(Answer::Yes)
    })?;
    text.clear();
    writer.finish(&mut text);
    output.write(&text, voice)?;
    output.finish(voice)?;
    if !lost.is_empty() {
        let lost: Vec<String> = lost.iter().map(|loss| voice.words.loss(loss)).collect();
        let lost = localize::list("list-and", lost.iter().map(String::as_str), &voice.words);
        let args = [("format", format.to_string().into()), ("lost", lost.into()), ("count", losers.into())];
        voice.note(&voice.text("note-lost", &args));
    }
    Ok(outcome.code())
}
