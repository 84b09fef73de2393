import { spawn } from 'node:child_process'

/** How often a long step says that it is still at work, in ms. */
const SIGN_OF_LIFE = 10_000

/**
 * Runs a program without showing what it prints, unless it fails, and says every ten seconds that it is still going.
 * @throws `failed` when it cannot be started, ends with an error, or runs longer than `limit` ms
 */
export function runQuietly(command, args, { cwd, env, doing, failed, limit = 900_000 }) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  console.log(`${doing} …`)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const printed = []
    child.stdout.on('data', (chunk) => printed.push(chunk))
    child.stderr.on('data', (chunk) => printed.push(chunk))
    const alive = setInterval(() => console.log(`${doing} … (${seconds()} s)`), SIGN_OF_LIFE)
    const tooLong = setTimeout(() => child.kill('SIGKILL'), limit)
    const settle = (code) => {
      clearInterval(alive)
      clearTimeout(tooLong)
      if (code === 0) {
        console.log(`${doing}: done in ${seconds()} s`)
        resolve()
        return
      }
      process.stderr.write(Buffer.concat(printed))
      reject(new Error(failed))
    }
    child.on('error', () => settle(-1))
    child.on('close', settle)
  })
}
