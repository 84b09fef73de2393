import type { Person } from '#shared/contract/people.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import styles from '../People.module.css'

/** Who somebody is, and the way to that person's page. */
export function PersonWay({ person, href }: { person: Person; href: string }) {
  return (
    <a className={styles.way} href={href}>
      <Avatar name={person.displayName} size={40} />
      <span className={styles.who}>
        <strong>{person.displayName}</strong>
        <span className={styles.quiet}>{person.email}</span>
      </span>
    </a>
  )
}
