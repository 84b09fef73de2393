import { useEffect, useRef, type ReactNode } from 'react'
import styles from '../People.module.css'

interface RoomHeadProps {
  children: ReactNode
  /** What the room is for. */
  about?: string
  /** It stands within a room that has a head of its own. */
  isPart?: boolean
}

/** Says which room of the area this is; takes the keyboard's place up where the way here went away with its page. */
export function RoomHead({ children, about, isPart = false }: RoomHeadProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isPart && document.activeElement === document.body) head.current?.focus({ preventScroll: true })
  }, [isPart])
  return (
    <div className={styles.roomHead}>
      {isPart ? (
        <h2 className={styles.room}>{children}</h2>
      ) : (
        <h1 ref={head} tabIndex={-1} data-room-head className={styles.room}>
          {children}
        </h1>
      )}
      {about !== undefined && <p className={styles.quiet}>{about}</p>}
    </div>
  )
}
