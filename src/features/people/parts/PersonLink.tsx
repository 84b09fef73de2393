import type { Person } from '#shared/contract/people.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import styles from '../People.module.css'

/** Who somebody is, and the way to that person's page. */
export function PersonLink({ person, href }: { person: Person; href: string }) {
  const at = person.email.lastIndexOf('@')
  return (
    <a className={styles.link} href={href}>
      <Avatar name={person.displayName} picture={person.avatar} sprite={person.avatarSprite} size={40} />
      <span className={styles.who}>
        <strong>{person.displayName}</strong>
        <span className={styles.quiet}>
          {/* a long address breaks before its domain, not within a word */}
          {person.email.slice(0, at)}
          <wbr />
          {person.email.slice(at)}
        </span>
      </span>
    </a>
  )
}
