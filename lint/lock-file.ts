interface LockedPackage {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  libc?: string[];
  os?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  packages: Record<string, LockedPackage>;
}

const systems = /\b(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/;
const processors = /\b(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/;

/**
 * Returns the packages that are missing from the lock file. These are platform-specific packages
 * that other packages list as optional.
 */
export function missingPackages({ packages }: LockFile): LockFile['packages'] {
  const missing: LockFile['packages'] = {};
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const isLocked = Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`));
      if (isLocked) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...(dev ? { dev } : {}),
        optional: true,
        ...platform(name),
      };
    }
  }
  return missing;
}

/** Derives a package's platform from its name, such as `binding-linux-x64-musl`. */
function platform(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const [os] = systems.exec(name) ?? [];
  const [cpu] = processors.exec(name) ?? [];
  if (!cpu) throw new RangeError(`The name ${name} does not contain a platform`);
  const libc = /musl/.test(name) ? 'musl' : 'glibc';
  return {
    cpu: [cpu],
    ...(os === 'linux' ? { libc: [libc] } : {}),
    ...(os ? { os: [os] } : {}),
  };
}
