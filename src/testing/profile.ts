import { OPEN_PRIVACY } from '#shared/domain/privacy.ts'
import type { Profile } from '#shared/contract/player.ts'

/** Somebody's own profile. */
export function aProfile(more: Partial<Profile> = {}): Profile {
  return {
    id: '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a000',
    username: 'ola.z',
    email: 'ola@test.test',
    firstName: 'Ola',
    lastName: 'Żak',
    displayName: 'Ola Żak',
    role: 'player',
    isLeader: more.role === 'leader',
    language: null,
    timeZone: null,
    formOfAddress: null,
    avatar: null,
    avatarSprite: null,
    privacy: OPEN_PRIVACY,
    pendingEmail: null,
    isCompletionShown: false,
    isTutorialSeen: false,
    ...more,
  }
}
