import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '#shared/domain/languages.ts'
import { layBlank } from '#src/lib/blank-frame.ts'
import styles from '../Authoring.module.css'

/** Screens that players have, in px. */
const SCREENS = {
  phone: { width: 390, height: 760 },
  desktop: { width: 1366, height: 768 },
} as const
export type Screen = keyof typeof SCREENS

/** Its border, px. */
const EDGES = 2

interface PlayerFrameProps {
  title: string
  screen: Screen
  language: Language
  children: ReactNode
}

/** A window of a player's size, as large as there is room: what is in it is laid out as on that screen. */
export function PlayerFrame({ title, screen, language, children }: PlayerFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  useEffect(() => (body ? dress(body.ownerDocument) : undefined), [body])
  useEffect(() => speakIn(body, language), [body, language])
  return (
    <>
      <ScreenRoom screen={screen}>
        <iframe
          ref={begin}
          className={styles.frame}
          title={title}
          onLoad={({ currentTarget: { contentDocument } }) =>
            setBody(contentDocument?.doctype ? contentDocument.body : null)
          }
        />
      </ScreenRoom>
      {body && createPortal(children, body)}
    </>
  )
}

/** Where a screen of a player's size stands, as large as there is room. */
export function ScreenRoom({ screen, children }: { screen: Screen; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const { width, height } = SCREENS[screen]
  useEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () =>
      setScale(
        Math.min(
          1,
          (element.clientWidth - EDGES) / width,
          Math.max(320, element.clientHeight - EDGES) / height,
        ),
      )
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    measure()
    return () => sizes.disconnect()
  }, [width, height])
  return (
    <div ref={room} className={styles.frameRoom}>
      <div className={styles.frameBox} style={{ width: width * scale, height: height * scale }}>
        <div className={styles.screen} style={{ width, height, transform: `scale(${scale})` }}>
          {children}
        </div>
      </div>
    </div>
  )
}

function begin(frame: HTMLIFrameElement | null): void {
  if (frame) layBlank(frame)
}

function speakIn(body: HTMLElement | null, language: Language): void {
  if (body) body.ownerDocument.documentElement.lang = language
}

const SHEETS = 'link[rel="stylesheet"], style'

/** Gives a document the style sheets and the colours of the page, and those that come later. @returns how to stop */
function dress(inner: Document): () => void {
  const worn = new Map<Element, Node>()
  const wear = () => {
    for (const sheet of document.head.querySelectorAll(SHEETS)) {
      if (worn.has(sheet)) continue
      const copy = inner.importNode(sheet, true)
      worn.set(sheet, copy)
      inner.head.append(copy)
    }
    for (const { name, value } of document.documentElement.attributes) {
      // the policy of the page takes styles from scripts, and none that are written
      if (name === 'style') inner.documentElement.style.cssText = value
      else if (name !== 'lang') inner.documentElement.setAttribute(name, value)
    }
  }
  wear()
  const changes = new MutationObserver(wear)
  changes.observe(document.head, { childList: true })
  changes.observe(document.documentElement, { attributes: true })
  return () => {
    changes.disconnect()
    for (const copy of worn.values()) copy.parentNode?.removeChild(copy)
  }
}
