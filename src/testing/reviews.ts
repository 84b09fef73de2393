import type { Rating, Review, ReviewWork } from '#shared/contract/reviews.ts'

export const idOf = (number: number) => `7f4df4ee-6c4e-4b9a-8f0e-${String(number).padStart(12, '0')}`

/** What somebody handed in an hour ago; it waits. */
export function aReview(number: number, more: Partial<Review> = {}): Review {
  return {
    id: idOf(number),
    player: { id: idOf(100 + number), displayName: `Player ${number}`, avatar: null, avatarSprite: null },
    task: {
      adventureId: idOf(500),
      id: `task-${number}`,
      missionId: 'harbour',
      name: `Task ${number}`,
      type: 'survey',
    },
    handedInAt: '2026-11-20T10:00:00.000Z',
    points: 100,
    currency: 0,
    claim: null,
    rating: null,
    ...more,
  }
}

export function aRating(more: Partial<Rating> = {}): Rating {
  return {
    stars: 4,
    comment: '',
    by: { id: idOf(901), displayName: 'Jan Other' },
    ratedAt: '2026-11-21T10:00:00.000Z',
    mayRepeat: false,
    reply: null,
    ...more,
  }
}

/** Its work: one question, left open. */
export function aWork(review: Review, more: Partial<ReviewWork> = {}): ReviewWork {
  return {
    review,
    handedIn: [{ sort: 'opinion', question: `What of ${review.task.name}?`, text: 'As it was typed.' }],
    score: null,
    startedAt: '2026-11-20T09:50:00.000Z',
    seconds: 600,
    earlier: [],
    ...more,
  }
}
