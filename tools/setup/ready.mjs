import { findOrInstallChromium } from './chromium.mjs'
import { installPackages, isInstalled } from './packages.mjs'

/** Makes a fresh clone ready to start, or to test. @throws one plain sentence when it cannot */
export async function ready({ forTests }) {
  if (!isInstalled('.')) await installPackages('.')
  if (forTests) console.log(`Chromium: ${await findOrInstallChromium()}`)
}
