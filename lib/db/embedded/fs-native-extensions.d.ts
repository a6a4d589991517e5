declare module "fs-native-extensions" {
  /**
   * Locks the whole file, which must be open for writing, until the descriptor is closed or the process ends.
   * @returns false when another open file has the lock
   * @throws with the code of the system call when the file cannot be locked
   */
  export function tryLock(fd: number): boolean;
}
