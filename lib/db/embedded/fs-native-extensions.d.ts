declare module "fs-native-extensions" {
  /** The file must be writable; the lock ends when it is closed. False if another has it. @throws the system's code */
  export function tryLock(fd: number): boolean;
}
