import type { FamilyAppliers } from '../families.ts';
import { addAnnotation } from './add-annotation.ts';
import { changeAnnotation } from './change-annotation.ts';
import { deleteAnnotation } from './delete-annotation.ts';
import { moveAnnotation } from './move-annotation.ts';
import { replyToAnnotation, setAnnotationState } from './reply.ts';

export const appliers: FamilyAppliers<'annotation'> = {
  'annotation.add': addAnnotation,
  'annotation.change': changeAnnotation,
  'annotation.move': moveAnnotation,
  'annotation.delete': deleteAnnotation,
  'annotation.reply': replyToAnnotation,
  'annotation.state': setAnnotationState,
};
