import { filmTexture, type FilmTexture, type FilmWish } from './film-texture.ts'

/** A film that is open, and all who show it. */
interface Showing {
  wishes: Set<FilmWish>
  isPlaying: boolean
  opened: Promise<FilmTexture>
  end: AbortController
}

interface SharedFilm extends FilmTexture {
  /** It has shown its first picture already, to somebody else. */
  isPlaying: boolean
}

const showings = new Map<string, Showing>()

/**
 * A film as `filmTexture` gives it, one for all who show it at the same time: a scene that is swapped for itself in other
 * pictures plays on where it is. It is given back by `close`, or when the signal is aborted.
 * @throws as `openFilm`
 */
export async function shareFilm(wish: FilmWish, signal: AbortSignal): Promise<SharedFilm> {
  const showing = showings.get(wish.url) ?? open(wish.url)
  showing.wishes.add(wish)
  const leave = () => {
    if (showing.wishes.delete(wish) && showing.wishes.size === 0) close(wish.url, showing)
  }
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  const { texture } = await showing.opened
  return { texture, isPlaying: showing.isPlaying, close: leave }
}

function open(url: string): Showing {
  const wishes = new Set<FilmWish>()
  const end = new AbortController()
  const onFirstPicture = () => {
    showing.isPlaying = true
    for (const wish of wishes) wish.onFirstPicture()
  }
  const onStopped = (error: string | null) => {
    forget(url, showing)
    for (const wish of [...wishes]) wish.onStopped(error)
  }
  const opened = filmTexture({ url, onFirstPicture, onStopped }, end.signal)
  const showing: Showing = { wishes, isPlaying: false, opened, end }
  showings.set(url, showing)
  opened.catch(() => forget(url, showing))
  return showing
}

function close(url: string, showing: Showing): void {
  forget(url, showing)
  showing.end.abort()
  showing.opened.then(
    (film) => film.close(),
    () => {},
  )
}

/** Anyone who asks next has it opened anew. */
function forget(url: string, showing: Showing): void {
  if (showings.get(url) === showing) showings.delete(url)
}
