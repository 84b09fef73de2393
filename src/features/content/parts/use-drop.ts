import { useEffect, useEffectEvent, useState } from 'react'
import { droppedFiles, type ChosenFile } from '../rules/dropped-files.ts'

/**
 * Takes files and folders that are dropped anywhere on the page; without it a browser would leave the page and open them.
 * @returns whether some hang over the page now
 */
export function useDrop(
  onFiles: (found: readonly ChosenFile[], target: EventTarget | null) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const ending = new AbortController()
    const listen = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      window.addEventListener(type, listener, { signal: ending.signal })
    const onFilesOnly = (listener: (event: DragEvent) => void) => (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      listener(event)
    }
    listen(
      'dragover',
      onFilesOnly(() => setOver(true)),
    )
    listen('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false)
    })
    listen(
      'drop',
      onFilesOnly(({ dataTransfer, target }) => {
        setOver(false)
        if (dataTransfer) void droppedFiles(dataTransfer).then((found) => take(found, target))
      }),
    )
    return () => ending.abort()
  }, [])
  return isOver
}
