import { describe, expect, it } from 'vitest'
import { LONGEST_TRANSCRIPT } from '#shared/scene/texts/longest.ts'
import { unspokenIn } from './testing/spoken-everywhere.ts'
import { MATROSKA, MP4, QUICKTIME } from './testing/film-samples.ts'
import { mp4Of, mpegTsOf, playlistOf, type Stream } from './testing/packed-films.ts'
import { missesOf, SWEEP } from './testing/planted.ts'
import { json, layOutWorld, smallWorld, task, taskText, type Files } from './testing/small-world.ts'

const FOLDER = 'isle/shop/films'
const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>')
const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:03.000\nWords\n'

/** The first task of the shop as a film, and what lies beside it. */
function withFilm(film: string, files: Record<string, Buffer | string>): Files {
  const { cards: _, ...words } = taskText()
  const text = json({ name: 'Shop', description: 'A place.', tasks: { sweep: words, greet: taskText() } })
  const beside = { 'waves.en.vtt': CAPTIONS, 'waves.pl.vtt': CAPTIONS, ...files }
  return {
    [SWEEP]: json({ ...task(), content: { type: 'film2', film, poster: 'cup.svg', isSaidInFull: true } }),
    'isle/shop/text/en.json': text,
    'isle/shop/text/pl.json': text,
    ...Object.fromEntries(Object.entries(beside).map(([name, content]) => [`${FOLDER}/${name}`, content])),
  }
}

it('a film is published with a transcript in every language, or when its captions say all of it [ACCESS-5] [TASK-1]', async () => {
  const files = withFilm('waves.mp4', { 'waves.mp4': mp4Of() })
  const silent = {
    ...files,
    [SWEEP]: json({ ...task(), content: { type: 'film2', film: 'waves.mp4', poster: 'cup.svg' } }),
  }
  const { cards: _, ...words } = taskText()
  const tasks = { sweep: { ...words, transcript: 'A wave breaks.' }, greet: taskText() }
  const text = json({ name: 'Shop', description: 'A place.', tasks })
  const build = async (more: Files) => {
    const world = await layOutWorld({ ...smallWorld(), ...silent, ...more })
    const { findings } = await world.build()
    await world.clear()
    expect(findings.flatMap(unspokenIn)).toEqual([])
    return findings.map(({ severity, file, problem }) => `${severity} ${file}: ${problem}`)
  }
  expect(await build({ 'isle/shop/text/en.json': text })).toEqual([
    'error isle/shop/text/pl.json: tasks.sweep has no transcript',
  ])
  expect(await build({ 'isle/shop/text/en.json': text, 'isle/shop/text/pl.json': text })).toEqual([])
})

it('a transcript may be as long as a long film, and no longer [ACCESS-5]', async () => {
  const { cards: _, ...words } = taskText()
  const build = async (length: number) => {
    const sweep = { ...words, transcript: 'x'.repeat(length) }
    const text = json({ name: 'Shop', description: 'A place.', tasks: { sweep, greet: taskText() } })
    const files = withFilm('waves.mp4', { 'waves.mp4': mp4Of() })
    const world = await layOutWorld({
      ...smallWorld(),
      ...files,
      ...{ 'isle/shop/text/en.json': text, 'isle/shop/text/pl.json': text },
    })
    const { findings } = await world.build()
    await world.clear()
    return findings.map(({ severity, file }) => `${severity} ${file}`)
  }
  expect(await build(LONGEST_TRANSCRIPT)).toEqual([])
  expect(await build(LONGEST_TRANSCRIPT + 1)).toContain('error isle/shop/text/en.json')
})

describe('a film of a task [TASK-1] [DESIGN-3]', () => {
  it.each<[string, string, Record<string, Buffer | string>, boolean]>([
    ['an MP4', 'waves.mp4', { 'waves.mp4': mp4Of() }, false],
    [
      'a playlist',
      'waves.m3u8',
      { 'waves.m3u8': playlistOf(['a.ts', 'b.ts', 'c.ts']), ...parts('h264', 'aac') },
      true,
    ],
  ])('is measured and served: %s', async (_, film, files, isPlaylist) => {
    const world = await layOutWorld({ ...smallWorld(), ...withFilm(film, files) })
    const { findings, adventures } = await world.build()
    await world.clear()
    expect(findings).toEqual([])
    const film2 = adventures[0]?.missions.flatMap(({ tasks }) => tasks).find(({ id }) => id === 'sweep')
    const poster: unknown = expect.stringMatching(/^\/scenes\/cup\./)
    expect(film2?.content).toMatchObject({
      type: 'film2',
      isPlaylist,
      seconds: 12,
      captions: [{}, {}],
      poster,
    })
    // nobody draws another picture for its card
    expect(film2?.picture).toEqual(film2?.content.type === 'film2' ? film2.content.poster : null)
  })

  it.each<[string, Buffer, RegExp, RegExp]>([
    ['without a byte', Buffer.alloc(0), /is empty/, /Export it again/],
    ['that is a page of the web', PAGE, /neither WebM nor MP4/, /Export it as mp4/],
    ['that is a QuickTime', QUICKTIME, /neither WebM nor MP4/, /Export it as mp4/],
    ['that is a Matroska', MATROSKA, /neither WebM nor MP4/, /Export it as mp4/],
    ['that is nothing but its first bytes', MP4, /cut off/, /whole/],
    ['that is cut off', mp4Of().subarray(0, 300), /cut off/, /whole/],
    ['of H.265', mp4Of({ codec: 'hvc1' }), /H\.265/, /H\.264/],
    ['of MPEG-4', mp4Of({ codec: 'mp4v' }), /mp4v/, /H\.264/],
    ['that is nothing but sound', mp4Of({ codec: null }), /no picture/, /with its picture/],
    ['of no second', mp4Of({ seconds: 0 }), /how long/, /whole file/],
    ['of less than a second', mp4Of({ seconds: 0.04 }), /shorter than a second/, /whole film/],
    ['that says it lasts for days', mp4Of({ seconds: 200_000 }), /more than 4 hours/, /several tasks/],
  ])('%s is named, with what to do', async (title, film, problem, hint) => {
    const plant = () => withFilm('waves.mp4', { 'waves.mp4': film })
    expect(await missesOf({ title, plant, file: `${FOLDER}/waves.mp4`, problem, hint })).toEqual([])
  })

  it.each<[string, Record<string, Buffer | string>, RegExp, RegExp]>([
    ['of H.265', parts('h265', 'aac'), /H\.265/, /H\.264/],
    ['of MPEG-2', parts('mpeg2', 'aac'), /MPEG-2/, /H\.264/],
    ['that is nothing but sound', parts('aac'), /no picture/, /with its picture/],
    ['of pages of the web', { ...parts('h264'), 'b.ts': PAGE }, /"b\.ts", which is no MPEG-TS/, /as HLS/],
    [
      'of which a part is empty',
      { ...parts('h264'), 'b.ts': Buffer.alloc(0) },
      /"b\.ts", which is empty/,
      /as HLS/,
    ],
    ['of which a part is missing', { 'a.ts': mpegTsOf('h264') }, /"b\.ts", which is not there/, /beside/],
  ])('in parts %s is named, with what to do', async (title, files, problem, hint) => {
    const list = playlistOf(['a.ts', 'b.ts', 'c.ts'])
    const plant = () => withFilm('waves.m3u8', { 'waves.m3u8': list, ...files })
    expect(await missesOf({ title, plant, file: `${FOLDER}/waves.m3u8`, problem, hint })).toEqual([])
  })

  it.each<[string, string, RegExp, RegExp]>([
    ['that is no playlist', 'a.ts\nb.ts\nc.ts', /is no playlist/, /as HLS/],
    [
      'of parts elsewhere',
      playlistOf(['https://evil.test/a.ts', 'a.ts', 'b.ts', 'c.ts']),
      /names "https/,
      /beside/,
    ],
    [
      'of parts above it',
      playlistOf(['../../adventure.json', 'a.ts', 'b.ts', 'c.ts']),
      /names "\.\./,
      /beside/,
    ],
    [
      'without an end',
      playlistOf(['a.ts', 'b.ts', 'c.ts']).replace('#EXT-X-ENDLIST', ''),
      /no end/,
      /whole film/,
    ],
    [
      'with a key',
      playlistOf(['a.ts', 'b.ts', 'c.ts'], ['#EXT-X-KEY:METHOD=AES-128,URI="key.bin"']),
      /locked with a key/,
      /without encryption/,
    ],
    [
      'with its sound apart',
      playlistOf(['a.ts', 'b.ts', 'c.ts'], ['#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",URI="sound.m3u8"']),
      /sound apart/,
      /in one/,
    ],
  ])('in parts %s is named, with what to do', async (title, list, problem, hint) => {
    const plant = () => withFilm('waves.m3u8', { 'waves.m3u8': list, ...parts('h264') })
    expect(await missesOf({ title, plant, file: `${FOLDER}/waves.m3u8`, problem, hint })).toEqual([])
  })
})

/** Three parts that consist of these. */
function parts(...streams: readonly Stream[]): Record<string, Buffer> {
  const part = mpegTsOf(...streams)
  return { 'a.ts': part, 'b.ts': part, 'c.ts': part }
}
