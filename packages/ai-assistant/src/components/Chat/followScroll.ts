/** Distance from the end within which the reader counts as being there. */
const END_DISTANCE_PX = 70;

/** What may move a reader, as the machine sees it. */
export type ScrollEvent =
  | { type: 'scrolled'; distanceToEnd: number; movedBy: number }
  /** A wheel, a finger, a key or the scrollbar is at work. */
  | { type: 'gesture'; direction: 'up' | 'down' | 'unknown' }
  | { type: 'gesture-ended' }
  | { type: 'jumped-to-end' }
  /** The reader was led to a message, which stays in view until they move. */
  | { type: 'held' };

/** Whether the list follows its end or holds a message in view, and which way the reader is moving it. */
export type FollowState = {
  isFollowing: boolean;
  isHolding: boolean;
  gesture: 'up' | 'down' | 'unknown' | undefined;
};

export const FOLLOWING: FollowState = { isFollowing: true, isHolding: false, gesture: undefined };

/**
 * The list follows its end until the reader moves it up by hand, and again once they come back to the end: what
 * grows or folds by itself never lets go.
 */
export function transitionFollow(state: FollowState, event: ScrollEvent): FollowState {
  switch (event.type) {
    case 'gesture':
      return {
        isFollowing: state.isFollowing && event.direction !== 'up',
        isHolding: false,
        gesture: event.direction,
      };
    case 'gesture-ended':
      return { ...state, isHolding: false, gesture: undefined };
    case 'jumped-to-end':
      return FOLLOWING;
    case 'held':
      return { isFollowing: false, isHolding: true, gesture: undefined };
    case 'scrolled': {
      if (state.isHolding) return state;
      if (event.movedBy < 0 && state.gesture) return { ...state, isFollowing: false };
      const isBack = event.movedBy > 0 && event.distanceToEnd <= END_DISTANCE_PX;
      return isBack ? { ...state, isFollowing: true } : state;
    }
  }
}
