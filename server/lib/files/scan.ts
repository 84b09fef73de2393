import { spawn } from 'node:child_process'

/** Looks for viruses in the file at a path. */
export type ScanFile = (path: string) => Promise<'clean' | 'infected' | 'unknown'>

/** A file of 300 MB may take a while. */
const TIMEOUT_MS = 120_000

/**
 * By a program of the machine, which gets the path as its last word and ends as clamdscan does: 0 for a clean file, 1 for an
 * infected one, anything else where it could not look.
 * @param command null: nobody looks
 */
export function openScanner(command: readonly string[] | null): ScanFile {
  if (command === null) return () => Promise.resolve('clean')
  const [program = '', ...words] = command
  return (path) =>
    new Promise((resolve) => {
      const child = spawn(program, [...words, path], {
        stdio: 'ignore',
        timeout: TIMEOUT_MS,
        killSignal: 'SIGKILL',
      })
      child.on('error', () => {
        resolve('unknown')
      })
      child.on('exit', (code) => {
        resolve(code === 0 ? 'clean' : code === 1 ? 'infected' : 'unknown')
      })
    })
}
