import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const SCRIPT = 'bench/node_modules/phaser/dist/phaser.min.js'

/** Phaser is no part of the product: fetched by the first run, as bench/package-lock.json names it. @returns its script */
export function installPhaser(): string {
  if (!existsSync(SCRIPT)) {
    console.log('Installing Phaser for the comparison …')
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: 'bench', stdio: 'inherit' })
  }
  return SCRIPT
}
