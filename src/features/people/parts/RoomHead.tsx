import { useEffect, useRef, type ReactNode } from 'react'
import styles from '../People.module.css'

interface RoomHeadProps {
  children: ReactNode
  /** What the room is for. */
  about?: string
}

/** Says which room of the area this is; takes the keyboard's place up where the way here went away with its page. */
export function RoomHead({ children, about }: RoomHeadProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.roomHead}>
      <h1 ref={head} tabIndex={-1} data-room-head className={styles.room}>
        {children}
      </h1>
      {about !== undefined && <p className={styles.quiet}>{about}</p>}
    </div>
  )
}
