/** Spellings of this machine's loopback address, and of internal hosts that must not be reachable. */
export function spellingsOf(port: number): string[] {
  const hosts = [
    '127.0.0.1',
    'localhost',
    'localhost.',
    '127.0.0.1.',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    'inside.example',
    'rebinding.example',
    'mixed.example',
    '169.254.169.254',
    '10.0.0.1',
  ];

  // The canary's port detects a bypass of the proxy, the ports of the web a way through it.
  return hosts.flatMap((host) => [`http://${host}:${port}`, `http://${host}`, `https://${host}`]);
}

/**
 * A page that requests the targets in every way that markup and script can, each with a path that names the
 * way.
 */
export function attackPage(targets: readonly string[], udpPort: number): string {
  const markup = targets.flatMap((target) => [
    ...waysOfMarkup.map((way) => way(target)),
    // The first address is public, its redirect target is not.
    `<img src="/to?${encodeURIComponent(`${target}/redirected-img`)}">`,
    `<iframe src="/to?${encodeURIComponent(`${target}/redirected-iframe`)}"></iframe>`,
  ]);

  return `<!doctype html><title>Attack</title><p>This page stays</p><img src="/control.png">
    ${markup.join('\n')}
    <script>const targets = ${JSON.stringify(targets)}, udpPort = ${udpPort};\n${script}</script>`;
}

const waysOfMarkup: readonly ((target: string) => string)[] = [
  (target) => `<img src="${target}/img">`,
  (target) => `<picture><source srcset="${target}/source 2x"><img srcset="${target}/srcset 1x"></picture>`,
  (target) => `<script src="${target}/script"></script>`,
  (target) => `<link rel=stylesheet href="${target}/stylesheet">`,
  (target) => `<link rel="preload" as="image" href="${target}/preload">`,
  (target) =>
    `<link rel="prefetch" href="${target}/prefetch"><link rel="prerender" href="${target}/prerender">`,
  (target) => `<link rel="preconnect" href="${target}"><link rel="dns-prefetch" href="${target}">`,
  (target) => `<link rel="modulepreload" href="${target}/modulepreload">`,
  (target) => `<link rel="manifest" href="${target}/manifest"><link rel="icon" href="${target}/icon">`,
  (target) => `<style>@import url("${target}/import"); p { background: url("${target}/background") }
    @font-face { font-family: f; src: url("${target}/font") } p { font-family: f }</style>`,
  (target) => `<iframe src="${target}/iframe"></iframe>`,
  (target) => `<iframe srcdoc='<img src="${target}/srcdoc">'></iframe>`,
  (target) => `<iframe srcdoc='<meta http-equiv=refresh content="0;url=${target}/refresh">'></iframe>`,
  (target) => `<object data="${target}/object"></object><embed src="${target}/embed">`,
  (target) =>
    `<video src="${target}/video" poster="${target}/poster"><track src="${target}/track" default></video>`,
  (target) => `<audio src="${target}/audio" autoplay></audio>`,
  (target) => `<svg><image href="${target}/svg-image"/><use href="${target}/svg-use#a"/>
    <foreignObject width=9 height=9><iframe src="${target}/foreign"></iframe></foreignObject></svg>`,
  (target) =>
    `<img src='data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><image href="${target}/svg-in-img"/></svg>'>`,
  (target) => `<form action="${target}/form" target="nowhere" method="post"><button></button></form>`,
  (target) => `<a href="${target}/link" ping="${target}/ping" target="nowhere">a</a>`,
];

/** Runs in the page: requests that only scripts can make. */
const script = `
  const quietly = (work) => { try { Promise.resolve(work()).catch(() => 0) } catch {} };
  for (const target of targets) {
    const socket = target.replace(/^http/, 'ws');
    quietly(() => fetch(target + '/fetch', { mode: 'no-cors' }));
    quietly(() => fetch(target + '/keepalive', { mode: 'no-cors', keepalive: true, method: 'POST', body: 'x' }));
    quietly(() => fetch('/to?' + encodeURIComponent(target + '/redirected-fetch'), { mode: 'no-cors' }));
    quietly(() => { const ask = new XMLHttpRequest(); ask.open('GET', target + '/xhr'); ask.send() });
    quietly(() => navigator.sendBeacon(target + '/beacon', 'x'));
    quietly(() => new WebSocket(socket + '/websocket'));
    quietly(() => new EventSource(target + '/events'));
    quietly(() => new WebTransport(target.replace('http:', 'https:') + '/transport'));
    quietly(() => import(target + '/module'));
    quietly(() => new Worker(URL.createObjectURL(new Blob(['importScripts("' + target + '/worker"); fetch("' + target + '/worker-fetch")']))));
    quietly(() => new SharedWorker(URL.createObjectURL(new Blob(['fetch("' + target + '/shared-worker")']))));
    quietly(() => { new Image().src = target + '/image' });
    quietly(() => open(target + '/popup'));
    quietly(() => { const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:' + udpPort },
      { urls: 'turn:127.0.0.1:' + udpPort + '?transport=tcp', username: 'a', credential: 'b' }] });
      peer.createDataChannel('x'); return peer.createOffer().then((offer) => peer.setLocalDescription(offer)) });
  }
  document.querySelectorAll('form').forEach((form) => quietly(() => form.submit()));
  document.querySelectorAll('a').forEach((link) => quietly(() => link.click()));
  quietly(() => navigator.serviceWorker.register('/service-worker.js'));
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: targets.map((target) => target + '/speculation') }],
    prerender: [{ source: 'list', urls: targets.map((target) => target + '/speculation') }] });
  document.head.append(rules);
`;
