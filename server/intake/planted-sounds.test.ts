import { expect, it } from 'vitest'
import { MOST_SOUND_BYTES } from './sound-file.ts'
import { MATROSKA, MP3, MP4, OGG } from './testing/film-samples.ts'
import { missesOf, type Mistake } from './testing/planted.ts'
import { json, type Files } from './testing/small-world.ts'

const SHOP = 'isle/shop/mission.json'
const named = (sound: string): Files => ({ [SHOP]: json({ tasks: ['sweep', 'greet'], sound }) })
const ambience = (ending: string, content: Buffer): Files => ({ [`isle/shop/ambience.${ending}`]: content })

const MISTAKES: Mistake[] = [
  {
    title: 'a sound that is not there',
    plant: () => ({ ...named('wave.ogg'), 'isle/sounds/waves.ogg': OGG }),
    file: SHOP,
    problem: /sound "wave\.ogg" does not exist/,
    hint: /Did you mean "waves\.ogg"/,
  },
  {
    title: 'a sound that is a recording',
    plant: () => ({ ...named('waves.wav'), 'isle/sounds/waves.wav': Buffer.from('RIFF') }),
    file: 'isle/sounds/waves.wav',
    problem: /cannot be the sound/,
    hint: /MP3, Ogg or WebM/,
  },
  {
    title: 'a sound that nobody names',
    plant: () => ({ 'isle/shop/sounds/waves.ogg': OGG }),
    file: 'isle/shop/sounds/waves.ogg',
    problem: /used by nothing/,
    hint: /sound of a mission/,
    severity: 'advice',
  },
  {
    title: 'an MP4 that is called MP3',
    plant: () => ambience('mp3', MP4),
    file: 'isle/shop/ambience.mp3',
    problem: /is neither MP3, Ogg nor WebM/,
    hint: /Export it as mp3/,
  },
  {
    title: 'a Matroska that is called WebM',
    plant: () => ambience('webm', MATROSKA),
    file: 'isle/shop/ambience.webm',
    problem: /is neither MP3, Ogg nor WebM/,
    hint: /Export it as webm/,
  },
  {
    title: 'an MP3 that is called Ogg',
    plant: () => ambience('ogg', MP3),
    file: 'isle/shop/ambience.ogg',
    problem: /is mp3 inside/,
    hint: /Call it \.mp3/,
  },
  {
    title: 'a JPEG that is called MP3',
    plant: () => ambience('mp3', Buffer.from('ffd8ffe000104a464946', 'hex')),
    file: 'isle/shop/ambience.mp3',
    problem: /is neither MP3/,
    hint: /Export it as mp3/,
  },
  {
    title: 'an empty sound',
    plant: () => ambience('ogg', Buffer.alloc(0)),
    file: 'isle/shop/ambience.ogg',
    problem: /is empty/,
    hint: /Export it again/,
  },
  {
    title: 'a sound that is too large',
    plant: () => ambience('ogg', Buffer.concat([OGG, Buffer.alloc(MOST_SOUND_BYTES)])),
    file: 'isle/shop/ambience.ogg',
    problem: /has 8\.0 MB, more than 8\.0 MB/,
    hint: /shorter/,
  },
]

it.each(MISTAKES)('$title is told, and the rest is playable [DESIGN-3]', async (mistake) => {
  expect(await missesOf(mistake)).toEqual([])
})
