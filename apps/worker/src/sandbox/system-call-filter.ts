import { endianness } from 'node:os';

/**
 * `closed`: no further namespaces. `nested`: also allows the namespaces in which Chromium isolates its
 * renderers.
 */
export type FilterProfile = 'closed' | 'nested';

/**
 * System call numbers on x86_64 and arm64 (arch/x86/entry/syscalls/syscall_64.tbl,
 * include/uapi/asm-generic/unistd.h).
 */
interface CallNumbers {
  readonly x64: number;
  readonly arm64: number;
}

/** System calls that no document needs and with which attacks on the kernel, or on other runs, begin. */
const denied: Readonly<Record<string, CallNumbers>> = {
  acct: { x64: 163, arm64: 89 },
  add_key: { x64: 248, arm64: 217 },
  bpf: { x64: 321, arm64: 280 },
  clock_adjtime: { x64: 305, arm64: 266 },
  clock_settime: { x64: 227, arm64: 112 },
  delete_module: { x64: 176, arm64: 106 },
  fanotify_init: { x64: 300, arm64: 262 },
  finit_module: { x64: 313, arm64: 273 },
  fsconfig: { x64: 431, arm64: 431 },
  fsmount: { x64: 432, arm64: 432 },
  fsopen: { x64: 430, arm64: 430 },
  fspick: { x64: 433, arm64: 433 },
  init_module: { x64: 175, arm64: 105 },
  io_uring_enter: { x64: 426, arm64: 426 },
  io_uring_register: { x64: 427, arm64: 427 },
  io_uring_setup: { x64: 425, arm64: 425 },
  kcmp: { x64: 312, arm64: 272 },
  kexec_file_load: { x64: 320, arm64: 294 },
  kexec_load: { x64: 246, arm64: 104 },
  keyctl: { x64: 250, arm64: 219 },
  mount: { x64: 165, arm64: 40 },
  mount_setattr: { x64: 442, arm64: 442 },
  move_mount: { x64: 429, arm64: 429 },
  open_by_handle_at: { x64: 304, arm64: 265 },
  open_tree: { x64: 428, arm64: 428 },
  perf_event_open: { x64: 298, arm64: 241 },
  pidfd_getfd: { x64: 438, arm64: 438 },
  pivot_root: { x64: 155, arm64: 41 },
  process_vm_readv: { x64: 310, arm64: 270 },
  process_vm_writev: { x64: 311, arm64: 271 },
  ptrace: { x64: 101, arm64: 117 },
  quotactl: { x64: 179, arm64: 60 },
  quotactl_fd: { x64: 443, arm64: 443 },
  reboot: { x64: 169, arm64: 142 },
  request_key: { x64: 249, arm64: 218 },
  setns: { x64: 308, arm64: 268 },
  settimeofday: { x64: 164, arm64: 170 },
  swapoff: { x64: 168, arm64: 225 },
  swapon: { x64: 167, arm64: 224 },
  syslog: { x64: 103, arm64: 116 },
  umount2: { x64: 166, arm64: 39 },
  userfaultfd: { x64: 323, arm64: 282 },
};

const deniedWhenClosed: Readonly<Record<string, CallNumbers>> = {
  chroot: { x64: 161, arm64: 51 },
  unshare: { x64: 272, arm64: 97 },
};

const clone: CallNumbers = { x64: 56, arm64: 220 };
const clone3 = 435;

/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET (clone(2)). */
const namespaceFlags = 0x7e02_0000;

/** AUDIT_ARCH_X86_64 and AUDIT_ARCH_AARCH64 (include/uapi/linux/audit.h). */
const architectures = { x64: 0xc000_003e, arm64: 0xc000_00b7 } as const;

/** First number of the x32 interface, which the table does not cover. */
const x32Bit = 0x4000_0000;

/** Classic BPF (include/uapi/linux/filter.h, seccomp.h). */
const loadWord = 0x20;
const jumpIfEqual = 0x15;
const jumpIfAtLeast = 0x35;
const jumpIfSet = 0x45;
const returnValue = 0x06;
const allow = 0x7fff_0000;
const failWith = (errno: number) => 0x0005_0000 | errno;
const notPermitted = 1;
const noSuchCall = 38;

/** Offsets within struct seccomp_data. */
const numberAt = 0;
const architectureAt = 4;
const firstArgumentAt = 16;

/**
 * Builds a seccomp(2) program that allows every system call except the denied ones. Those fail with EPERM;
 * calls of another processor or interface fail as if the kernel did not know them (ENOSYS). Null for
 * processors without a table.
 */
export function systemCallFilter(
  profile: FilterProfile,
  architecture: string = process.arch,
): Uint8Array | null {
  if ((architecture !== 'x64' && architecture !== 'arm64') || endianness() !== 'LE') {
    return null;
  }

  const names = { ...denied, ...(profile === 'closed' ? deniedWhenClosed : {}) };
  const numbers = Object.values(names).map((call) => call[architecture]);
  const program = [
    instruction(loadWord, architectureAt),
    instruction(jumpIfEqual, architectures[architecture], 1, 0),
    instruction(returnValue, failWith(noSuchCall)),
    instruction(loadWord, numberAt),
    instruction(jumpIfAtLeast, x32Bit, 0, 1),
    instruction(returnValue, failWith(noSuchCall)),
    ...numbers.map((number, index) => instruction(jumpIfEqual, number, numbers.length - index, 0)),
    // Skips the denial that the jumps above lead to.
    instruction(jumpIfEqual, clone3, 1, 2),
    instruction(returnValue, failWith(notPermitted)),
    // The flags of clone3 lie in memory that a filter cannot read. The C library falls back to clone.
    instruction(returnValue, profile === 'closed' ? failWith(noSuchCall) : allow),
    ...(profile === 'closed' ? cloneRules(clone[architecture]) : []),
    instruction(returnValue, allow),
  ];

  return Buffer.concat(program);
}

/** Allows clone for threads and processes, but not for namespaces. */
function cloneRules(number: number): Buffer[] {
  return [
    instruction(jumpIfEqual, number, 0, 3),
    instruction(loadWord, firstArgumentAt),
    instruction(jumpIfSet, namespaceFlags, 0, 1),
    instruction(returnValue, failWith(notPermitted)),
  ];
}

/** struct sock_filter: code, two relative jumps, operand. */
function instruction(code: number, operand: number, whenTrue = 0, whenFalse = 0): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(whenTrue, 2);
  bytes.writeUInt8(whenFalse, 3);
  bytes.writeUInt32LE(operand >>> 0, 4);

  return bytes;
}
