import { useCallback } from 'react'
import { cleanMessage } from '#src/lib/html/clean-html.ts'
import { scrollByKeyboard } from '#src/ui/keyboard-scroll.ts'
import styles from './MessageBody.module.css'

interface MessageBodyProps {
  content: string
  lang: string
}

/** The HTML of a message, cleaned once more where it is shown: it can run nothing (INFO-3). */
export function MessageBody({ content, lang }: MessageBodyProps) {
  const fill = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return
      box.replaceChildren(cleanMessage(content))
      const tables = [...box.querySelectorAll<HTMLElement>('[data-scrolls]')]
      const stops = tables.map(scrollByKeyboard)
      return () => {
        for (const stop of stops) stop?.()
      }
    },
    [content],
  )
  return <div ref={fill} className={styles.body} lang={lang} dir="auto" />
}
