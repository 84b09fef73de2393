/** Writes the pictures of a shop's items. Run: npx tsx art/paint/shop.ts */
import { mkdirSync, writeFileSync } from 'node:fs'
import { SHOP_ART, type ShopArt } from '../../shared/domain/shop.ts'
import { OUTSIDE } from './shop/outside.ts'
import { OWN_THINGS } from './shop/own-things.ts'
import { TABLE } from './shop/table.ts'
import { WORN_THINGS } from './shop/worn.ts'

const DRAWN: Record<ShopArt, string> = { ...TABLE, ...OUTSIDE, ...OWN_THINGS, ...WORN_THINGS }
const FOLDER = 'assets/art/shop'

mkdirSync(FOLDER, { recursive: true })
for (const name of SHOP_ART) writeFileSync(`${FOLDER}/${name}.svg`, DRAWN[name])
