import type { AvatarSprite } from '#shared/domain/avatar.ts'
import type { Role } from '#shared/domain/roles.ts'
import { DEMO_FACES } from './faces.ts'

export interface DemoPerson {
  firstName: string
  lastName: string
  username: string
  email: string
  role: Role
  avatarSprite: AvatarSprite | null
}

/** The same in every demo tenant, each of them another account. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person('Ola', 'Żebrowska', 'ola.zebrowska', 'player', 'player'),
  person('Jonas', 'Keller', 'jonas.keller', 'player2', 'player'),
  person('Hanna', 'Łącka', 'hanna.lacka', 'hanna', 'player'),
  person('Max', 'Brandt', 'max.brandt', 'max', 'player'),
  person('Lucía', 'Romero', 'lucia.romero', 'lucia', 'player'),
  person('Piotr', 'Mazur', 'piotr.mazur', 'piotr', 'player'),
  person('Sofía', 'Vidal', 'sofia.vidal', 'sofia', 'player'),
  person('Jakub', 'Nowicki', 'jakub.nowicki', 'jakub', 'player'),
  person('Greta', 'Lorenz', 'greta.lorenz', 'greta', 'player'),
  person('Emil', 'Sauer', 'emil.sauer', 'emil', 'player'),
  person('Nora', 'Wolf', 'nora.wolf', 'nora', 'player'),
  person('Kacper', 'Zieliński', 'kacper.zielinski', 'kacper', 'player'),
  person('Elena', 'Ruiz', 'elena.ruiz', 'elena', 'player'),
  person('Timo', 'Becker', 'timo.becker', 'timo', 'player'),
  person('Zofia', 'Kamińska', 'zofia.kaminska', 'zofia', 'player'),
  person('Mateo', 'Ortega', 'mateo.ortega', 'mateo', 'player'),
  person('Lena', 'Vogt', 'lena.vogt', 'lena', 'player'),
  person('Adam', 'Pawlak', 'adam.pawlak', 'adam', 'player'),
  person('Carmen', 'Díaz', 'carmen.diaz', 'carmen', 'player'),
  person('Felix', 'Hartmann', 'felix.hartmann', 'felix', 'player'),
  person('Iga', 'Wrona', 'iga.wrona', 'iga', 'player'),
  person('Tom', 'Ellis', 'tom.ellis', 'tom', 'player'),
  person('Marta', 'Wiśniewska', 'marta.wisniewska', 'leader', 'leader'),
  person('Inés', 'Navarro', 'ines.navarro', 'designer', 'designer'),
  person('Tomasz', 'Grabowski', 'tomasz.grabowski', 'admin', 'admin'),
]

export const DEMO_PASSWORD = 'Waymark-demo-1'

function person(
  firstName: string,
  lastName: string,
  username: string,
  mailbox: string,
  role: Role,
): DemoPerson {
  const email = `${mailbox}@demo.waymark.test`
  return { firstName, lastName, username, email, role, avatarSprite: DEMO_FACES[mailbox] ?? null }
}
