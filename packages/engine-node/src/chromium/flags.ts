/**
 * Everything Chromium is told at its start. The whole list is ours: what a wrapper script, a profile or a default
 * would add differs from machine to machine.
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

/** Nothing of the browser's own: no first run, no updates, no reports, no accounts. */
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
  // A visit has no past and no logins that one site could take from another: walls between sites would only cost a
  // process for every advertisement.
  '--disable-site-isolation-trials',
  `--disable-features=${[
    'IsolateOrigins',
    'site-per-process',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PreconnectToSearch',
    'Translate',
    // Suggestions below an address bar that nobody sees are pages, too, with a process of their own.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    // Addresses stay as they were given: the proxy answers for plain HTTP as for HTTPS.
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
  ].join(',')}`,
  // A process less to start; on Linux it has no walls that would be missed.
  '--enable-features=NetworkServiceInProcess2',
];

/**
 * Whatever is not given a proxy of its own is sent to one that does not exist, loopback included, and names are
 * never looked up: the discard port answers nobody.
 */
const offline = [
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--dns-prefetch-disable',
  // Datagrams pass by every proxy.
  '--disable-quic',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/** The same page on every machine. */
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
