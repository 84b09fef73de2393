import { spawn, type ChildProcess } from 'node:child_process'
import * as z from 'zod/mini'
import { ServerMessage } from '#server/lib/starter.ts'

/**
 * Runs a server program that starts again whenever a file that it imports is saved. Node's own watcher passes on what
 * the program says; among its own messages ours are known by their shape.
 */
export function runWatched(
  program: string,
  env: NodeJS.ProcessEnv,
  onMessage: (message: ServerMessage) => void,
): ChildProcess {
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', '--import', 'tsx', program], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
  server.on('message', (said) => {
    const { data } = z.safeParse(ServerMessage, said)
    if (data) onMessage(data)
  })
  return server
}
