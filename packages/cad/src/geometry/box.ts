export interface CadBox {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}
