/** One black pixel. */
const AVIF_PIXEL =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB4AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAmbWRhdBIACgc4AAaQENBpMhEf8mKE7///8WfgAJA1jjx+3A=='

let accepted: Promise<string> | undefined

/** What pictures are fetched as: an `<img>` says by itself that it reads AVIF, and gets what is lighter (decision 86). Asked once. */
export function acceptedPictures(): Promise<string> {
  accepted ??= readsAvif().then((isRead) => `${isRead ? 'image/avif,' : ''}image/webp,image/*,*/*;q=0.8`)
  return accepted
}

async function readsAvif(): Promise<boolean> {
  try {
    const bytes = Uint8Array.from(atob(AVIF_PIXEL), (letter) => letter.codePointAt(0) ?? 0)
    const pixel = await createImageBitmap(new Blob([bytes], { type: 'image/avif' }))
    pixel.close()
    return true
  } catch {
    return false
  }
}
