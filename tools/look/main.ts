import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { startProduct } from '../product/serve.ts'
import { showAround } from '../product/show-around.ts'
import { AT_HOME, FAR_AHEAD, TENANTS } from './places.ts'
import { openBrowser, playFarAhead, takePicture } from './camera.ts'
import { writeSheet, type Picture } from './sheet.ts'
import { wishesFrom } from './wishes.ts'

/**
 * `npm run look`: pictures of every place in ./look, and a sheet a size, language and tenant, to be looked at by a person.
 * `npm run look -- --size phone --lang de,pl --tenant all --only login` takes fewer or others. The last build is shown.
 */
const FOLDER = 'look'
const wishes = wishesFrom(process.argv.slice(2))
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)

console.log(`Starting the product for ${wishes.length} pictures …`)
const product = await startProduct(`${FOLDER}/server.log`)
const known = TENANTS.flatMap(({ host }) => AT_HOME.map((person) => ({ ...person, host })))
await showAround(product.url, known)
const browser = await openBrowser()
const seen = wishes.filter(({ place }) => place.as === FAR_AHEAD)
await playFarAhead(browser, new URL(product.url).port, [...new Set(seen.map(({ tenant }) => tenant.host))])
const sheets = new Map<string, Picture[]>()
try {
  for (const wish of wishes) {
    const sheet = `${wish.tenant.name}-${wish.language}-${wish.size.name}`
    const file = `${FOLDER}/${sheet}-${wish.place.name}.png`
    const errors = await takePicture(browser, new URL(product.url).port, wish, file)
    console.log([file, ...errors.map((error) => `  ! ${error}`)].join('\n'))
    if (existsSync(file))
      sheets.set(sheet, [...(sheets.get(sheet) ?? []), { file, caption: wish.place.name }])
  }
  for (const [name, pictures] of sheets) await writeSheet(pictures, `${FOLDER}/sheet-${name}.png`)
} finally {
  await browser.close()
  await product.stop()
}
console.log(`${sheets.size} sheets in ${FOLDER}/`)
