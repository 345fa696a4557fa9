import { counted } from '../../core/counted';
import { Icon } from '../../ui/Icon';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { likeToggled, selectIsLiked, selectLikeCount } from './likesSlice';

/** B3: likes a post, for this visit only. */
export function LikeButton({ postId }: { readonly postId: string }) {
  const dispatch = useAppDispatch();
  const isLiked = useAppSelector((state) => selectIsLiked(state, postId));
  const count = useAppSelector((state) => selectLikeCount(state, postId));
  return (
    <button type="button" className="like" aria-pressed={isLiked} onClick={() => dispatch(likeToggled(postId))}>
      <Icon name="heart" /> <span>{counted(count, 'Like')}</span>
    </button>
  );
}
