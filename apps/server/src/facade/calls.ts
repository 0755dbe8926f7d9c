import type { Api } from '../http/own-api.ts';
import { listArticles, listCategories, readArticle } from './articles.ts';
import type { Call } from './call.ts';
import {
  answerUpload,
  compressPicture,
  conversionFields,
  downloadPicture,
  readProgress,
  readUpload,
  requireDownloads,
  startConversion,
} from './conversion.ts';
import {
  addDocument,
  ask,
  deleteDocument,
  listDocuments,
  listQuestions,
  readTitle,
  requireDocumentsLeft,
} from './documents.ts';
import {
  checkPayment,
  listPaymentTypes,
  listProducts,
  orderByPaypal,
  orderPlan,
  readBilling,
} from './money.ts';
import { checkEmail, countLeft, findGoogle, readUser, sendLink } from './people.ts';
import { readSettings } from './settings.ts';
import { deleteTasks, listTasks } from './tasks.ts';

/** Name of the specification that is answered. */
export interface FacadeCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path under the façade, with parameters as Hono writes them. */
  readonly path: string;
  /** Fields that it takes; any other is refused. */
  readonly fields: readonly string[];
  readonly file?: 'required' | 'optional';
  /** Refuses the call before its body is read. */
  readonly require?: (api: Api) => Promise<void>;
  readonly answer: (call: Call) => Promise<Response>;
}

const get = (path: string, fields: readonly string[], answer: FacadeCall['answer']): FacadeCall => ({
  method: 'GET',
  path,
  fields,
  answer,
});
const post = (
  path: string,
  fields: readonly string[],
  answer: FacadeCall['answer'],
  more: Partial<FacadeCall> = {},
): FacadeCall => ({ method: 'POST', path, fields, answer, ...more });

const upload = (name: string) =>
  post(`miaohui/file/${name}`, ['compressType'], answerUpload, { file: 'required' });
const orderFields = ['businessType', 'productType', 'currency', 'trial'];

export const calls: readonly FacadeCall[] = [
  upload('upload'),
  upload('unLoginUpload'),
  upload('uploadV2'),
  upload('fileUpload'),
  upload('pdfUpload'),
  { ...upload('uploadAiPdf'), require: requireDocumentsLeft },
  post('miaohui/file/wkPdfUpload', conversionFields, startConversion, { file: 'optional' }),
  post('miaohui/file/wkTransferProgress', ['token', 'file', 'id'], readProgress),
  post('miaohui/file/transferProgress', ['token', 'file', 'id'], readProgress),
  post('miaohui/file/getUploadData', ['token'], readUpload),
  get('miaohui/file/getConfig', [], readSettings),
  get('miaohui/file/historyTasks', ['page'], listTasks),
  post('miaohui/file/deleteTasks', ['ids'], deleteTasks),

  post('dhjai/addFile', ['token', 'userpassword'], addDocument),
  get('dhjai/getTitle', ['token'], readTitle),
  get('dhjai/getDocumentList', [], listDocuments),
  get('dhjai/getDocumentListAsk', ['documentId', 'pageSize'], listQuestions),
  { method: 'DELETE', path: 'dhjai/del', fields: ['documentId'], answer: deleteDocument },
  post('dhjai/stream/ask', ['documentId', 'question', 'questionId'], ask),

  post('ImageProcessApi/Compression', ['level', 'size'], compressPicture, {
    file: 'required',
    require: requireDownloads,
  }),
  post('ImageProcessApi/QueryResult', ['id'], downloadPicture),

  get('user/getUserInfo', [], readUser),
  post('user/checkEmail', ['email'], checkEmail),
  post('user/emailLogin', ['email', 'type'], sendLink),
  post('user/googleLogin', [], findGoogle),
  post('user/deductTimes', [], countLeft),
  post('user/deductTimesBatch/*', [], countLeft),

  get('product/thirdPartyProducts', [], listProducts),
  get('product/thirdPartyProductsV2', [], listProducts),
  get('product/thirdPartyProductsV3', [], listProducts),
  get('uc/product/listOfLimit', [], listProducts),
  get('product/getUserBilling', [], readBilling),
  post('uc/order/create', orderFields, orderPlan),
  post('uc/order/createPay', orderFields, orderPlan),
  post('uc/order/createCommonWayPay', orderFields, orderPlan),
  post('uc/order/createPaypal', orderFields, orderByPaypal),
  get('uc/order/checkPay/:id', ['id'], checkPayment),
  get('uc/order/getPayType', [], listPaymentTypes),

  get('miaohui/seo/getCategoryList', [], listCategories),
  get('miaohui/seo/getArticleListByCategory', ['category'], listArticles),
  get('miaohui/seo/getArticleByUrl', ['url'], readArticle),
];
