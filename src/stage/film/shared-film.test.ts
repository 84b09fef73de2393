import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Texture } from 'pixi.js'
import { filmTexture, type FilmTexture, type FilmWish } from './film-texture.ts'
import { shareFilm } from './shared-film.ts'

vi.mock('./film-texture.ts')

const open = vi.mocked(filmTexture)
const url = '/scenes/waves.webm'
const texture = Texture.EMPTY
const close = vi.fn<FilmTexture['close']>()
const aWish = () => ({ url, onFirstPicture: vi.fn(), onStopped: vi.fn() })
/** What the film tells of itself. */
const film = (): FilmWish => {
  const said = open.mock.lastCall?.[0]
  if (!said) throw new Error('no film was opened')
  return said
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const never = new AbortController().signal

beforeEach(() => {
  open.mockReset().mockResolvedValue({ texture, close })
  close.mockReset()
})

describe('a film that two scenes show', () => {
  it('plays on for the second one, and is given back by the last', async () => {
    const [one, other] = [aWish(), aWish()]
    const first = await shareFilm(one, never)
    film().onFirstPicture()
    expect([first.isPlaying, one.onFirstPicture.mock.calls.length]).toEqual([false, 1])
    const second = await shareFilm(other, never)
    expect([second.isPlaying, second.texture === texture]).toEqual([true, true])
    first.close()
    first.close()
    await settled()
    expect(close).not.toHaveBeenCalled()
    second.close()
    await settled()
    expect(close).toHaveBeenCalledOnce()
    expect(open).toHaveBeenCalledOnce()
    await shareFilm(aWish(), never).then((again) => again.close())
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('goes on being opened when one of them does not want it any more, and not when none does', async () => {
    let come = (_: FilmTexture) => {}
    open.mockReturnValueOnce(new Promise((resolve) => (come = resolve)))
    const [gone, stays] = [new AbortController(), new AbortController()]
    void shareFilm(aWish(), gone.signal)
    const wanted = shareFilm(aWish(), stays.signal)
    gone.abort()
    expect(open.mock.lastCall?.[1].aborted).toBe(false)
    come({ texture, close })
    await wanted
    stays.abort()
    await settled()
    expect(open.mock.lastCall?.[1].aborted).toBe(true)
    expect(close).toHaveBeenCalledOnce()
  })

  it('tells both when it stops, and is opened anew for whoever asks then', async () => {
    const [one, other] = [aWish(), aWish()]
    const shared = [await shareFilm(one, never), await shareFilm(other, never)]
    film().onStopped('is broken')
    expect([one.onStopped.mock.calls, other.onStopped.mock.calls]).toEqual([[['is broken']], [['is broken']]])
    for (const { close: giveBack } of shared) giveBack()
    await settled()
    expect(close).toHaveBeenCalledOnce()
    open.mockRejectedValueOnce(new Error('is missing'))
    await expect(shareFilm(aWish(), never)).rejects.toThrow('is missing')
    await shareFilm(aWish(), never).then((again) => again.close())
    expect(open).toHaveBeenCalledTimes(3)
  })
})
