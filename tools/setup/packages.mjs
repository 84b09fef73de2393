import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runQuietly } from './run.mjs'

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

/**
 * Whether node_modules holds what the lock file names. npm keeps its own note of what it installed; packages for other
 * platforms are optional and may be missing.
 */
export function isInstalled(root) {
  const note = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(note)) return false
  const installed = packagesOf(note)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && installed[path] === undefined),
  )
}

/**
 * npm by its own file, for Windows starts no `npm.cmd` without a shell. npm names the file to what it runs; else it lies
 * beside Node, or is found by its name.
 */
export function npmCommand(env = process.env) {
  const beside = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')
  const file = [env.npm_execpath, beside].find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
  return file ? [process.execPath, file] : ['npm']
}

/** @throws one sentence, and npm's own words on stderr, when the packages cannot be installed */
export async function installPackages(root) {
  const count = Object.keys(packagesOf(join(root, 'package-lock.json'))).length
  const [program, ...file] = npmCommand()
  await runQuietly(program, [...file, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    doing: `Installing ${count} packages from the lock file`,
    failed: 'The packages could not be installed; see what npm says above.',
  })
}
