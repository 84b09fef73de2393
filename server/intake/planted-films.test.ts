import { expect, it } from 'vitest'
import { MOST_FILM_BYTES } from './film-file.ts'
import { MATROSKA, MP4, QUICKTIME, STILL, WEBM } from './testing/film-samples.ts'
import { missesOf, type Mistake } from './testing/planted.ts'
import { json, svg, type Files } from './testing/small-world.ts'

const SHOP = 'isle/shop/mission.json'
const shop = (more: Record<string, unknown>): Files => ({
  [SHOP]: json({ tasks: ['sweep', 'greet'], ...more }),
})

const filmed = (name: string, content: Buffer): Files => ({
  ...shop({ film: name }),
  [`isle/shop/films/${name}`]: content,
})
const assisted = (files: Files, assistant = 'puffin'): Files => ({
  ...shop({ assistant }),
  ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`isle/assistants/${name}`, content])),
})
const WAVES = 'isle/shop/films/waves.webm'
const PUFFIN = 'isle/assistants/puffin.webm'

const MISTAKES: Mistake[] = [
  {
    title: 'a film that is not there',
    plant: () => ({ ...filmed('waves.webm', WEBM), ...shop({ film: 'wave.webm' }) }),
    file: SHOP,
    problem: /film "wave\.webm" does not exist/,
    hint: /Did you mean "waves\.webm"/,
  },
  {
    title: 'a film that is a picture',
    plant: () => filmed('waves.gif', Buffer.from('GIF89a')),
    file: 'isle/shop/films/waves.gif',
    problem: /cannot be the film/,
    hint: /WebM or MP4/,
  },
  {
    title: 'an MP4 that is called WebM',
    plant: () => filmed('waves.webm', MP4),
    file: WAVES,
    problem: /is mp4 inside/,
    hint: /Call it \.mp4/,
  },
  {
    title: 'a Matroska that is called WebM',
    plant: () => filmed('waves.webm', MATROSKA),
    file: WAVES,
    problem: /neither WebM nor MP4/,
    hint: /Export it as webm/,
  },
  {
    title: 'a QuickTime that is called MP4',
    plant: () => filmed('waves.mp4', QUICKTIME),
    file: 'isle/shop/films/waves.mp4',
    problem: /neither WebM nor MP4/,
    hint: /Export it as mp4/,
  },
  {
    title: 'an empty film',
    plant: () => filmed('waves.webm', Buffer.alloc(0)),
    file: WAVES,
    problem: /is empty/,
    hint: /Export it again/,
  },
  {
    title: 'a film that is cut off after two bytes',
    plant: () => filmed('waves.webm', WEBM.subarray(0, 2)),
    file: WAVES,
    problem: /neither WebM nor MP4/,
    hint: /Export it/,
  },
  {
    title: 'a film that is too large',
    plant: () => filmed('waves.webm', Buffer.concat([WEBM, Buffer.alloc(MOST_FILM_BYTES)])),
    file: WAVES,
    problem: /has 12\.0 MB, more than 12\.0 MB/,
    hint: /shorter/,
  },
  {
    title: 'a film that nobody names',
    plant: () => ({ 'isle/films/waves.webm': WEBM }),
    file: 'isle/films/waves.webm',
    problem: /used by nothing/,
    hint: /film of a mission/,
    severity: 'advice',
  },
  {
    title: 'a film over no background',
    plant: () => ({
      ...filmed('waves.webm', WEBM),
      [SHOP]: json({ type: 'board', tasks: ['sweep', 'greet'], film: 'waves' }),
    }),
    without: ['isle/shop/scene.svg', 'isle/shop/scene.json'],
    file: SHOP,
    problem: /background that is not drawn/,
    hint: /Save scene\.svg/,
  },
  {
    title: 'an assistant that is misspelled',
    plant: () => ({ ...assisted({ 'puffin.svg': STILL }), ...shop({ assistant: 'pufin.svg' }) }),
    file: SHOP,
    problem: /assistant "pufin\.svg" does not exist/,
    hint: /Did you mean "puffin\.svg"/,
  },
  {
    title: 'an assistant without a still',
    plant: () => assisted({ 'puffin.webm': WEBM }),
    file: PUFFIN,
    problem: /has no still/,
    hint: /puffin\.png, \.svg or \.webp/,
  },
  {
    title: 'an assistant that is an MP4',
    plant: () => assisted({ 'puffin.mp4': MP4 }, 'puffin.mp4'),
    file: 'isle/assistants/puffin.mp4',
    problem: /cannot be the assistant/,
    hint: /WebM/,
  },
  {
    title: 'an assistant of which nothing can be seen',
    plant: () => assisted({ 'puffin.svg': svg('') }),
    file: 'isle/assistants/puffin.svg',
    problem: /shows nothing/,
    hint: /Draw something/,
  },
  {
    title: 'an assistant that nobody names',
    plant: () => ({ 'isle/assistants/puffin.svg': STILL }),
    file: 'isle/assistants/puffin.svg',
    problem: /used by nothing/,
    hint: /assistant of a mission/,
    severity: 'advice',
  },
]

it.each(MISTAKES)('$title is told, and the rest is playable [DATA-4] [DESIGN-3]', async (mistake) => {
  expect(await missesOf(mistake)).toEqual([])
})
