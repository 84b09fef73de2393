/**
 * Gives a film to the element. One by parts is brought by hls.js, which comes only then; browsers without it play such a
 * film by themselves.
 * @returns how to take it away
 */
export function loadFilm(
  video: HTMLVideoElement,
  { film, isPlaylist }: { film: string; isPlaylist: boolean },
  onTrouble: () => void,
): () => void {
  if (!isPlaylist) {
    video.src = film
    return () => unload(video)
  }
  let isOver = false
  let stop = () => unload(video)
  import('hls.js/light').then(
    ({ default: Hls }) => {
      if (isOver) return
      if (!Hls.isSupported()) {
        video.src = film
        return
      }
      const hls = new Hls({ enableWorker: false })
      hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
        if (fatal) onTrouble()
      })
      hls.loadSource(film)
      hls.attachMedia(video)
      stop = () => hls.destroy()
    },
    () => onTrouble(),
  )
  return () => {
    isOver = true
    stop()
  }
}

/** So that nothing of it is fetched any more. */
function unload(video: HTMLVideoElement): void {
  video.removeAttribute('src')
  video.load()
}
