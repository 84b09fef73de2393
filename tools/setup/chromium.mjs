import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './run.mjs'

/** Chromium without windows: it shows no notifications, and takes a third less of the processor. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync)
}

const findOnSystem = () => findOnPath(NAMES) ?? ELSEWHERE.find(existsSync)

/** The one that Playwright keeps for itself, when it has been installed. */
async function findPlaywrights() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function findNamed() {
  const named = process.env.WAYMARK_CHROMIUM
  if (named && !existsSync(named))
    throw new Error(`WAYMARK_CHROMIUM names ${named}, and there is no such file.`)
  return named
}

/** The whole browser: the one named by WAYMARK_CHROMIUM, else the system's, else Playwright's. */
export async function findChromium() {
  return findNamed() || findOnSystem() || (await findPlaywrights())
}

/** What most tests run in: the headless shell, else the whole browser. Undefined: Playwright launches a shell of its own. */
export function findHeadlessShell() {
  return findNamed() || findOnPath(SHELL_NAMES) || findOnSystem()
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Debian's package first where that is possible: it brings the system libraries that a bare browser lacks. */
async function installChromium() {
  if (canUseApt()) {
    const failed = 'Debian’s chromium package could not be installed; see what apt-get says above.'
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runQuietly('apt-get', ['update', '-q'], { env, doing: 'Asking Debian for its packages', failed })
    const args = ['install', '-y', '-q', '--no-install-recommends', 'chromium']
    await runQuietly('apt-get', args, { env, doing: 'Installing Chromium from Debian', failed })
    return
  }
  await runQuietly(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    doing: 'Installing Playwright’s Chromium',
    failed: 'No Chromium was found or could be installed; install one, or name it in WAYMARK_CHROMIUM.',
  })
}

/** @returns the path of a Chromium @throws one sentence when there is none and none can be installed */
export async function findOrInstallChromium() {
  const found = await findChromium()
  if (found) return found
  await installChromium()
  const installed = await findChromium()
  if (!installed)
    throw new Error('A Chromium was installed but is not to be found; name it in WAYMARK_CHROMIUM.')
  return installed
}
