import { spawn } from 'node:child_process'
import { createServer } from 'vite'

/**
 * `npm run dev`: the server restarts and the page reloads by themselves when a file is saved. Vite answers at one
 * address and hands what belongs to the server on to it.
 */
const pagePort = Number(process.env.PORT ?? 3000)
const serverPort = pagePort + 1
const page = `http://localhost:${pagePort}`

process.env.WAYMARK_DEV_SERVER = `http://localhost:${serverPort}`
const vite = await createServer({ server: { port: pagePort } })
await vite.listen()

const server = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: process.env.PUBLIC_URL ?? page },
  },
)
console.log(`Waymark for developers: ${page} (the server itself: http://localhost:${serverPort})`)

async function stop(): Promise<void> {
  server.kill('SIGTERM')
  await vite.close()
}

server.on('exit', (code) => {
  process.exitCode = code ?? 0
  void vite.close()
})
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
