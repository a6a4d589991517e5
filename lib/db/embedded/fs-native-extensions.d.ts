declare module "fs-native-extensions" {
  /** The file must be writable; the lock ends when it is closed. False if another has the lock. @throws the system's error */
  export function tryLock(fd: number): boolean;
}
