/** Draws the Morning Bakery, in flat shapes: `npx tsx art/paint/bakery.ts`. */
import { cards } from './bakery/pictures.ts'
import { bakehouseRoom, shopRoom } from './bakery/rooms.ts'
import { street, uprightStreet } from './bakery/street.ts'

const FOLDER = 'scenes/morning-bakery'

street(`${FOLDER}/street/scene.svg`)
uprightStreet(`${FOLDER}/street/mobile-scene.svg`)
bakehouseRoom(`${FOLDER}/bakehouse/scene.svg`)
shopRoom(`${FOLDER}/shop/scene.svg`)
cards(`${FOLDER}/pictures`)
