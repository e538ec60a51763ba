//! Logs and counts.

use std::io::{self, IsTerminal};
use std::sync::LazyLock;

use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tracing_subscriber::EnvFilter;

use crate::config::{Config, LogFormat, LogLevel};

/// Where durations are told apart, in seconds.
const SECONDS: [f64; 12] = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0,
];

/// What is counted in this process. There is one count, however many servers a test starts.
static METRICS: LazyLock<PrometheusHandle> = LazyLock::new(|| {
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
        .expect("buckets in order");
    let recorder = builder.build_recorder();
    let handle = recorder.handle();
    if metrics::set_global_recorder(recorder).is_err() {
        tracing::warn!(
            "another metrics recorder is installed in this process: /metrics stays empty"
        );
    }
    describe();
    handle
});

pub(crate) fn metrics() -> PrometheusHandle {
    METRICS.clone()
}

/// Logs to standard error from here on, as the configuration says. A second call changes nothing.
pub fn log(config: &Config) {
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter(config))
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    let _ = match config.log_format {
        LogFormat::Text => builder.with_target(false).try_init(),
        LogFormat::Json => builder.json().flatten_event(true).try_init(),
    };
}

/// What is logged. Libraries log at most what people who run a server need: some would log headers.
pub fn filter(config: &Config) -> EnvFilter {
    EnvFilter::new(match config.log_level {
        level @ (LogLevel::Debug | LogLevel::Trace) => {
            let level = level.name();
            format!("info,server={level},store={level}")
        }
        level @ (LogLevel::Error | LogLevel::Warn | LogLevel::Info) => level.name().to_owned(),
    })
}

fn describe() {
    describe_counter!(
        "towpath_requests_total",
        "Requests answered, by route and status"
    );
    describe_histogram!(
        "towpath_request_seconds",
        Unit::Seconds,
        "Time to answer a request"
    );
    describe_counter!(
        "towpath_refusals_total",
        "Requests and messages refused, by code"
    );
    describe_gauge!("towpath_sockets", "Sockets open");
    describe_counter!(
        "towpath_slow_clients_total",
        "Sockets closed because too much was waiting to be sent"
    );
    describe_counter!(
        "towpath_connections_refused_total",
        "Connections refused because there were too many"
    );
    describe_gauge!("towpath_tables", "Tables in memory");
    describe_counter!("towpath_actions_total", "Actions taken, by game");
    describe_histogram!(
        "towpath_commit_seconds",
        Unit::Seconds,
        "Time to write to the store"
    );
    describe_counter!("towpath_webhooks_total", "Notifications sent, by result");
    describe_counter!("towpath_passwords_checked_total", "Passwords checked");
}
