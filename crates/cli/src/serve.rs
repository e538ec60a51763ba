//! `towpath serve`: the server.

use std::collections::BTreeMap;
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Arg, ArgMatches, Command, FromArgMatches};
use server::config::Config;

/// Serve the games to browsers
///
/// Each setting can be given as a flag, as an environment variable such as TOWPATH_LISTEN, or in a file; flags override
/// variables, and variables override the file. The address is printed once the server is ready; the log goes to
/// standard error. On SIGTERM or Ctrl-C the server finishes running work and stops.
#[derive(Default, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Read settings from this file [default: the file named by TOWPATH_CONFIG]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print all settings as a configuration file, and exit
    #[arg(long)]
    show_config: bool,
    #[command(flatten)]
    settings: Settings,
}

const EXAMPLES: &str = "\
Examples:
  towpath serve
  towpath serve --listen 0.0.0.0:7878 --data /var/lib/towpath/towpath.db
  towpath serve --config /etc/towpath.toml --show-config
  TOWPATH_DATA=postgres://towpath@db/towpath towpath serve";

/// A flag for each setting of the server.
#[derive(Clone, Default)]
pub(crate) struct Settings(BTreeMap<String, String>);

impl clap::Args for Settings {
    fn augment_args(mut command: Command) -> Command {
        for setting in Config::SETTINGS {
            let default = match setting.default {
                "" => "none".to_owned(),
                default => default.to_owned(),
            };
            let help = format!("{} [default: {default}]", setting.meaning);
            let flag = Arg::new(setting.name)
                .long(setting.flag())
                .value_name("VALUE")
                .help(help)
                .help_heading("Settings");
            command = command.arg(flag);
        }
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        Settings::augment_args(command)
    }
}

impl FromArgMatches for Settings {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Settings, clap::Error> {
        let mut settings = Settings::default();
        settings.update_from_arg_matches(matches)?;
        Ok(settings)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        for setting in Config::SETTINGS {
            if let Some(value) = matches.get_one::<String>(setting.name) {
                self.0.insert(setting.name.to_owned(), value.clone());
            }
        }
        Ok(())
    }
}

/// The settings from flags, the environment and a file.
pub(crate) fn gather(flags: &BTreeMap<String, String>, file: Option<PathBuf>) -> Result<Config> {
    let file = file.or_else(|| std::env::var_os("TOWPATH_CONFIG").map(PathBuf::from));
    let environment = |name: &str| std::env::var(name).ok();
    Ok(Config::gather(flags, environment, file.as_deref())?)
}

pub(crate) fn run(args: Args) -> Result<()> {
    let config = gather(&args.settings.0, args.config)?;
    if args.show_config {
        write!(std::io::stdout().lock(), "{}", config.to_toml())?;
        return Ok(());
    }
    server::telemetry::log(&config);
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let served = runtime.block_on(server::serve(config, announce));
    // Whatever has not ended by now has had its time.
    runtime.shutdown_background();
    Ok(served?)
}

fn announce(address: SocketAddr) {
    let mut out = std::io::stdout().lock();
    // Nobody may be reading, which must not end the server.
    let _ = writeln!(out, "Towpath is at http://{address}").and_then(|()| out.flush());
}
