import type { TaskTemplate } from '#kinds/define/edit.ts'
import { words } from './template-words.ts'

const DESK = 'example-desk.svg'
const SCREEN = 'example-screen.svg'
const CALM = 'example-calm.svg'
const STORM = 'example-storm.svg'

const drawing = (sky: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600"><rect width="960" height="600" fill="${sky}"/>${shapes}</svg>\n`

/** A mail that wants a password: two decisions, three ends. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'symulacja_v3',
      scenes: [
        {
          ...{ id: 'mail', picture: SCREEN, best: 'look' },
          choices: [
            { id: 'look', to: 'sender' },
            { id: 'click', to: 'stolen' },
          ],
        },
        {
          ...{ id: 'sender', picture: DESK, best: 'report' },
          choices: [
            { id: 'report', to: 'safe' },
            { id: 'delete', to: 'alone' },
            { id: 'reply', to: 'stolen' },
          ],
        },
        { id: 'safe', picture: CALM, ending: { band: 'good', score: 100 } },
        { id: 'alone', picture: DESK, ending: { band: 'fair', score: 50 } },
        { id: 'stolen', picture: STORM, ending: { band: 'poor', score: 0 } },
      ],
    },
    points: 20,
    minutes: 2,
  },
  words,
  pictures: {
    [DESK]: drawing(
      '#cfe0ee',
      '<rect y="400" width="960" height="200" fill="#8a6b4f"/><rect x="250" y="190" width="300" height="200" rx="14" fill="#2b4c7e"/><rect x="270" y="210" width="260" height="160" rx="6" fill="#dce8f2"/><rect x="380" y="390" width="40" height="30" fill="#2b4c7e"/><rect x="620" y="340" width="80" height="70" rx="10" fill="#ffb84d"/><path d="M700 355q40 5 0 40" fill="none" stroke="#ffb84d" stroke-width="12"/>',
    ),
    [SCREEN]: drawing(
      '#2b4c7e',
      '<rect x="180" y="110" width="600" height="380" rx="24" fill="#f3f7fa"/><path d="M180 150 480 330 780 150" fill="none" stroke="#8fa9c4" stroke-width="20"/><circle cx="770" cy="120" r="56" fill="#d64545"/><rect x="760" y="86" width="20" height="46" rx="10" fill="#fff"/><circle cx="770" cy="150" r="12" fill="#fff"/>',
    ),
    [CALM]: drawing(
      '#bfe3d0',
      '<circle cx="720" cy="150" r="80" fill="#ffd76b"/><path d="M0 470q240-120 480-20t480-30v180H0z" fill="#4f9d77"/><path d="M480 150 620 205v95c0 90-60 140-140 170-80-30-140-80-140-170v-95z" fill="#f3f7fa"/><path d="m415 305 50 50 90-100" fill="none" stroke="#2f7d57" stroke-width="28" stroke-linecap="round"/>',
    ),
    [STORM]: drawing(
      '#3b4658',
      '<path d="M200 250a90 90 0 0 1 170-50 110 110 0 0 1 210 20 80 80 0 0 1 170 40 70 70 0 0 1-20 130H230a70 70 0 0 1-30-140z" fill="#66748a"/><path d="m500 330-70 120h60l-30 110 110-150h-65l45-80z" fill="#ffd76b"/>',
    ),
  },
}
