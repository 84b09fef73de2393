import {
  handsAndTap,
  thermometer,
  flourCloud,
  sneeze,
  broomAndVacuum,
  slowMixer,
  coldRoom,
} from './cards-of-bakehouse.ts'
import {
  fourteenDots,
  jars,
  customer,
  folder,
  telephone,
  happyBoy,
  emptyDoor,
  ambulance,
  label,
} from './cards-of-shop.ts'
import { svg, write } from './kit.ts'

const CARDS: Readonly<Record<string, () => string>> = {
  'hands-and-tap': handsAndTap,
  thermometer,
  'flour-cloud': flourCloud,
  sneeze,
  'broom-and-vacuum': broomAndVacuum,
  'slow-mixer': slowMixer,
  'cold-room': coldRoom,
  'fourteen-dots': fourteenDots,
  jars,
  customer,
  folder,
  telephone,
  'happy-boy': happyBoy,
  'empty-door': emptyDoor,
  ambulance,
  label,
}

export function cards(folderOfCards: string): void {
  for (const [name, draw] of Object.entries(CARDS))
    write(`${folderOfCards}/${name}.svg`, svg(960, 600, draw()))
}
