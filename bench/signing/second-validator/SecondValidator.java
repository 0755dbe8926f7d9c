import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.Security;
import java.util.Arrays;
import java.util.Collection;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.digitalsignature.PDSignature;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cms.CMSProcessableByteArray;
import org.bouncycastle.cms.CMSSignedData;
import org.bouncycastle.cms.SignerInformation;
import org.bouncycastle.cms.jcajce.JcaSimpleSignerInfoVerifierBuilder;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.bouncycastle.tsp.TimeStampToken;

/**
 * Validates the signatures of files with PDFBox and Bouncy Castle, which share no code with Octavo or poppler. Reads paths
 * from standard input and prints a line for each signature: path, number, state of the ranges, state of the signature.
 */
public final class SecondValidator {
  public static void main(String[] arguments) throws Exception {
    // Certificates of old authorities have numbers with superfluous zeros.
    System.setProperty("org.bouncycastle.asn1.allow_unsafe_integer", "true");
    Security.addProvider(new BouncyCastleProvider());

    for (String path : new String(System.in.readAllBytes(), "UTF-8").split("\n")) {
      if (!path.isBlank()) {
        validate(path);
      }
    }
  }

  private static void validate(String path) {
    int number = 0;

    try {
      byte[] file = Files.readAllBytes(Path.of(path));

      try (PDDocument document = PDDocument.load(new File(path))) {
        for (PDSignature signature : document.getSignatureDictionaries()) {
          number++;
          System.out.println(path + "\t" + number + "\t" + ranges(signature, file) + "\t" + check(signature, file));
        }
      }
    } catch (Exception error) {
      System.out.println(path + "\t0\tunreadable\t" + error.getClass().getSimpleName());
    }
  }

  /** `whole` when all but the string of the signature is signed, `part` when bytes follow, otherwise `wrong`. */
  private static String ranges(PDSignature signature, byte[] file) {
    int[] range = signature.getByteRange();

    if (range == null || range.length != 4 || range[0] != 0 || range[1] <= 0 || range[2] <= range[1] || range[3] < 0) {
      return "wrong";
    }

    long end = (long) range[2] + range[3];

    if (end > file.length || file[range[1]] != '<' || file[range[2] - 1] != '>') {
      return "wrong";
    }

    String gap = new String(file, range[1] + 1, range[2] - range[1] - 2);
    byte[] contents = ((COSString) signature.getCOSObject().getDictionaryObject("Contents")).getBytes();

    try {
      if (!Arrays.equals(COSString.parseHex(gap).getBytes(), contents)) {
        return "wrong";
      }
    } catch (Exception error) {
      return "wrong";
    }

    return end == file.length ? "whole" : "part";
  }

  private static String check(PDSignature signature, byte[] file) {
    try {
      byte[] content = signature.getSignedContent(file);
      byte[] contents = signature.getContents();

      if ("ETSI.RFC3161".equals(signature.getSubFilter())) {
        return checkTimeStamp(contents, content);
      }

      CMSSignedData message = "adbe.pkcs7.sha1".equals(signature.getSubFilter())
          ? new CMSSignedData(contents)
          : new CMSSignedData(new CMSProcessableByteArray(content), contents);
      SignerInformation signer = message.getSignerInfos().iterator().next();
      @SuppressWarnings("unchecked")
      Collection<X509CertificateHolder> certificates = message.getCertificates().getMatches(signer.getSID());

      if (certificates.isEmpty()) {
        return "no-certificate";
      }

      var verifier = new JcaSimpleSignerInfoVerifierBuilder()
          .setProvider("BC")
          .build(keyOf(certificates));

      return signer.verify(verifier) ? "right" : "wrong";
    } catch (Exception error) {
      return "wrong:" + error.getClass().getSimpleName();
    }
  }

  /** The time of signing is no question of the mathematics, so that the certificate may have expired. */
  private static PublicKey keyOf(Collection<X509CertificateHolder> certificates) throws Exception {
    return new JcaX509CertificateConverter().setProvider("BC").getCertificate(certificates.iterator().next()).getPublicKey();
  }

  private static String checkTimeStamp(byte[] contents, byte[] content) throws Exception {
    TimeStampToken token = new TimeStampToken(new CMSSignedData(contents));
    var digest = MessageDigest.getInstance(
        token.getTimeStampInfo().getMessageImprintAlgOID().getId(), "BC");

    if (!Arrays.equals(digest.digest(content), token.getTimeStampInfo().getMessageImprintDigest())) {
      return "wrong";
    }

    @SuppressWarnings("unchecked")
    Collection<X509CertificateHolder> certificates = token.getCertificates().getMatches(token.getSID());

    if (certificates.isEmpty()) {
      return "no-certificate";
    }

    var verifier = new JcaSimpleSignerInfoVerifierBuilder()
        .setProvider("BC")
        .build(keyOf(certificates));

    return token.toCMSSignedData().getSignerInfos().iterator().next().verify(verifier) ? "right" : "wrong";
  }
}
