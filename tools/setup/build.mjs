import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './run.mjs'

/** Everything that changes what is built. */
const INPUTS = [
  ...[
    'kinds',
    'src',
    'server',
    'shared',
    'assets',
    'scenes',
    'tools/vite',
    'tools/i18n',
    'tools/bundle',
    'tools/scenes',
  ],
  ...['index.html', 'operator.html', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
]
const STAMP = 'dist/built-from'
/** What of the art a first start has left to be made while it is up already (server/intake/publish/later-pictures.ts). */
const LATER = 'dist/later-pictures.json'
const OUTPUTS = [
  'dist/client/index.html',
  'dist/launch/launch.js',
  'dist/operator/operator.html',
  'dist/worker/ngsw-worker.js',
  'dist/server/main.js',
  'dist/server/unpack-worker.js',
  'dist/server/psd-worker.js',
  'dist/assets',
  'dist/published.json',
]

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)))
}

function hashInputs() {
  const hash = createHash('sha256').update(process.versions.node)
  for (const file of INPUTS.flatMap(filesUnder)) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Builds client and server, unless dist/ already stems from exactly these sources. With `mayLeave` a first build comes without the
 * pictures of tasks, and any without the copies that brotli packs: `tools/finish-art.ts` brings both.
 */
export async function buildIfChanged({ mayLeave = false } = {}) {
  const hash = hashInputs()
  const isFresh = OUTPUTS.every(existsSync) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash
  if (!isFresh) {
    await build(mayLeave)
    writeFileSync(STAMP, hash)
  }
  if (mayLeave) return
  if (isLeft()) await packArt()
  if (isPackedByGzipAlone()) await packBundle()
}

/** Whether pictures are named that are not made yet. */
function isLeft() {
  return existsSync(LATER)
}

/** Whether the browser's files have no smaller copy yet (tools/bundle/pack.ts). */
function isPackedByGzipAlone() {
  const names = new Set(readdirSync('dist/client/bundle'))
  return [...names].some((name) => name.endsWith('.gz') && !names.has(name.replace(/\.gz$/, '.br')))
}

function packBundle() {
  return runQuietly(process.execPath, ['--import', 'tsx', 'tools/pack-bundle.ts'], {
    doing: 'Packing what the browser gets',
    failed: 'What the browser gets is not packed; see above.',
  })
}

const vite = (...args) => ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args]

/** Art keeps the second processor busy while the programs are built on one: neither needs what the other makes. */
async function build(mayLeave) {
  // both come to an end: what one of them writes must not meet the next try
  const ends = await Promise.allSettled([buildPrograms(), packArt(mayLeave ? ['--leave-pictures'] : [])])
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function buildPrograms() {
  const env = { NODE_ENV: 'production' }
  const failed = 'The build failed; see above.'
  await runQuietly(process.execPath, vite(), { env, doing: 'Building what the browser gets', failed })
  await runQuietly(process.execPath, vite('--mode', 'launch'), {
    env,
    doing: 'Building the page that packages run in',
    failed,
  })
  await runQuietly(process.execPath, vite('--mode', 'operator'), {
    env,
    doing: 'Building the console of operators',
    failed,
  })
  await runQuietly(process.execPath, vite('--mode', 'worker'), {
    env,
    doing: 'Building the service worker',
    failed,
  })
  await runQuietly(process.execPath, vite('--ssr'), { env, doing: 'Building the server', failed })
}

function packArt(options = []) {
  return runQuietly(
    process.execPath,
    ['--import', 'tsx', 'tools/scenes/main.ts', '--out', 'dist', ...options],
    {
      doing: 'Packing the art of the scenes',
      failed: 'The scenes have errors; see above.',
    },
  )
}
