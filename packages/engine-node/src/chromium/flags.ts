/**
 * All command-line flags of Chromium. We set the whole list, because what a wrapper script, a profile or
 * defaults add differs from machine to machine.
 */
export function flagsFor(profile: string, isSandboxed: boolean): string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--no-startup-window',
    ...(isSandboxed ? [] : ['--no-sandbox']),
    ...quiet,
    ...offline,
    ...steady,
  ];
}

/** Turns off the browser's own services: first run, updates, reports, accounts. */
const quiet = [
  '--no-first-run',
  '--no-default-browser-check',
  '--no-service-autorun',
  '--no-pings',
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-search-engine-choice-screen',
  '--disable-sync',
  '--metrics-recording-only',
  '--password-store=basic',
  // A visit has no history or logins that one site could take from another, so site isolation would only cost
  // a process per advertisement.
  '--disable-site-isolation-trials',
  `--disable-features=${[
    'IsolateOrigins',
    'site-per-process',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PreconnectToSearch',
    'Translate',
    // Omnibox suggestions are pages with a process of their own, even without a visible address bar.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    // Keeps addresses as given: the proxy handles plain HTTP as well as HTTPS.
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
  ].join(',')}`,
  // Saves a process; on Linux the network service has no sandbox to lose.
  '--enable-features=NetworkServiceInProcess2',
];

/**
 * Sends all traffic without an explicit proxy, loopback included, to one that does not exist (the discard
 * port), so names are never looked up.
 */
const offline = [
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--dns-prefetch-disable',
  // UDP would bypass every proxy.
  '--disable-quic',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/** Makes pages render the same on every machine. */
const steady = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-back-forward-cache',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-hang-monitor',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--mute-audio',
];
